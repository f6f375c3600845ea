import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { useIsAdmin } from '../../admin/is-admin.ts'
import { Loading } from '../../design/list-state.tsx'
import { titled } from '../../site/identity.ts'
import { NotFound } from '../screens/error-screen.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import styles from './admin-panel.module.css'
import { ForAdmins } from './for-admins.tsx'
import { SECTIONS, type Section } from './sections.ts'

const SCREENS: ReadonlyMap<Section, ComponentType<{ readonly rest: string }>> = new Map(
  SECTIONS.map((section) => [section, lazy(async () => ({ default: (await section.load()).Component }))]),
)

/** The section of an address below '/admin', and what follows it. */
const sectionOf = (below: string): { readonly section: Section | undefined; readonly rest: string } => {
  const [path, ...rest] = below.split('/')
  const section = SECTIONS.find((one) => one.path === path)
  return { section, rest: rest.join('/') }
}

/** The frame of all that admins alone see: who may not is told so, who may finds the section of the address. */
export const AdminPanel = () => {
  const known = useIsAdmin()
  if (known === null) return <Loading lines={6} label="Asking whether you are an admin" />
  return known.isAdmin ? <Sections /> : <ForAdmins failure={known.failure} />
}

const Sections = () => {
  const { section, rest } = sectionOf(useParams()['*'] ?? '')
  useTitle(section)
  const Screen = section && SCREENS.get(section)
  return (
    <div className={styles.panel}>
      <AdminNavigation current={section} />
      <Suspense key={section?.path} fallback={<Loading lines={8} label="Loading" />}>
        {Screen === undefined ? <NotFound /> : <Screen rest={rest} />}
      </Suspense>
    </div>
  )
}

/** The shell gives every page its title as it arrives, after what is inside it: this one comes after that. */
const useTitle = (section: Section | undefined): void => {
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell writes its own anew at each
  useEffect(() => {
    queueMicrotask(() => {
      document.title = titled(`${section?.label ?? 'No such place'} · Admin`)
    })
  }, [section, location])
}
