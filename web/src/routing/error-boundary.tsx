import { Component, type ComponentType, type ReactNode } from 'react'
import type { Location } from './location.ts'
import { useLocation } from './page-router.tsx'

interface BoundaryProps {
  readonly location: Location
  readonly Fallback: ComponentType<{ readonly error: unknown }>
  /** Called when the player leaves the address at which the error occurred. */
  readonly onLeft?: (() => void) | undefined
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | null
  readonly at: Location
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, at: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, { at }: BoundaryState): BoundaryState | null {
    return location === at ? null : { failed: null, at: location }
  }

  override componentDidUpdate({ location, onLeft }: BoundaryProps, { failed }: BoundaryState): void {
    if (failed !== null && location !== this.props.location) onLeft?.()
  }

  override componentWillUnmount(): void {
    if (this.state.failed !== null) this.props.onLeft?.()
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props
    const { failed } = this.state
    return failed === null ? children : <Fallback error={failed.error} />
  }
}

/** Shows `Fallback` in place of children that failed, until the player goes to another address. */
export const ErrorBoundary = (props: Omit<BoundaryProps, 'location'>) => (
  <Boundary location={useLocation()} {...props} />
)
