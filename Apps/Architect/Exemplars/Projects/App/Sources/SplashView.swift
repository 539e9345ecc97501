/// The name of the app, while it launches.
struct SplashView: AppScreen {
  let lines = [AppConstants.name]
}
