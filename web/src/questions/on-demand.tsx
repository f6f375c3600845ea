import { type ComponentType, lazy, useState } from 'react'

/**
 * A part that is loaded on demand, inside a `Suspense`. Once it has loaded it is shown at once: React shows the fallback of
 * `lazy` for 300 ms even then, and keys that are pressed meanwhile are lost.
 */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null
  const preload = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load()
    return loaded
  }
  const Late: ComponentType<Props> = lazy(async () => ({ default: await preload() })) as never
  const Part = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Late)
    return <Shown {...props} />
  }
  return { Part, preload }
}
