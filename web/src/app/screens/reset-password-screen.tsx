export { ResetScreen as Component } from '../../features/accounts/reset/reset-screen.tsx'
