import { type NavigateOptions, useNavigate, usePageHistory } from './page-router.tsx'

/** Goes to an address; resolves once its screen is shown. */
export const useGoTo = (): ((to: string, options?: NavigateOptions) => Promise<void>) => {
  const navigate = useNavigate()
  const history = usePageHistory()
  return async (to, options) => {
    navigate(to, options)
    await history?.arrived()
  }
}
