import { type ComponentType, use, useEffect } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { useParams } from './routes.tsx'

export type ScreenModule = { readonly Component: ComponentType }

/** The time limit for a screen's script, ms (specification, point 9). */
const CHUNK_TIMEOUT = 120_000

const inTime = async (load: () => Promise<ScreenModule>): Promise<ScreenModule> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The page took too long to load.')), CHUNK_TIMEOUT)
  try {
    return await Promise.race([load(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** A screen whose script is loaded when it is first needed. */
export class Screen {
  /** ':username' in it stands for that part of the address; undefined if the screen itself sets the title. */
  readonly title: string | undefined
  readonly #load: () => Promise<ScreenModule>
  #loading: Promise<ScreenModule> | null = null
  #loaded: ScreenModule | null = null

  constructor(load: () => Promise<ScreenModule>, title?: string) {
    this.#load = load
    this.title = title
  }

  /** Null until it has loaded. */
  get loaded(): ScreenModule | null {
    return this.#loaded
  }

  readonly load = (): Promise<ScreenModule> => {
    this.#loading ??= inTime(this.#load).then((loaded) => {
      this.#loaded = loaded
      return loaded
    })
    return this.#loading
  }

  /** Loading failed: the next visit tries it again. */
  readonly forget = (): void => {
    if (this.#loaded === null) this.#loading = null
  }
}

interface ScreenViewProps {
  readonly screen: Screen
  readonly Fallback: ComponentType<{ readonly error: unknown }>
}

/** A screen with its title, or `Fallback` if it does not load or crashes. */
export const ScreenView = ({ screen, Fallback }: ScreenViewProps) => {
  const params = useParams()
  const title = screen.title?.replace(/:(\w+)/g, (written, part) => params[part] ?? written)
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  return (
    <ErrorBoundary Fallback={Fallback} onLeft={screen.forget}>
      <Loaded screen={screen} />
    </ErrorBoundary>
  )
}

const Loaded = ({ screen }: Pick<ScreenViewProps, 'screen'>) => {
  const { Component } = screen.loaded ?? use(screen.load())
  return <Component />
}
