export { LogInScreen as Component } from '../../features/accounts/login/log-in-screen.tsx'
