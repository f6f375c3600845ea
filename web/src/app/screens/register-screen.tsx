export { RegisterScreen as Component } from '../../features/accounts/register/register-screen.tsx'
