import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { type StaffRole, useStaffRole } from '../../admin/staff-role.ts'
import { Loading } from '../../design/list-state.tsx'
import { Navigate } from '../../routing/link.tsx'
import { useLocation } from '../../routing/page-router.tsx'
import { useParams } from '../../routing/routes.tsx'
import { titled } from '../../site/identity.ts'
import { NotFound } from '../screens/error-screen.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import styles from './admin-panel.module.css'
import { ForAdmins } from './for-admins.tsx'
import { SECTIONS, type Section, sectionsOf } from './sections.ts'

const SCREENS: ReadonlyMap<Section, ComponentType<{ readonly rest: string }>> = new Map(
  SECTIONS.map((section) => [section, lazy(async () => ({ default: (await section.load()).Component }))]),
)

/** The section of an address below '/admin', and the rest of the address. */
const sectionOf = (below: string): { readonly section: Section | undefined; readonly rest: string } => {
  const [path, ...rest] = below.split('/')
  const section = SECTIONS.find((one) => one.path === path)
  return { section, rest: rest.join('/') }
}

/** The frame of the admin screens. Each role sees its own sections; others see `ForAdmins`. */
export const AdminPanel = () => {
  const known = useStaffRole()
  if (known === null) return <Loading lines={6} label="Checking your access" />
  return known.role === null ? <ForAdmins failure={known.failure} /> : <Sections role={known.role} />
}

const Sections = ({ role }: { role: StaffRole }) => {
  const { section, rest } = sectionOf(useParams()['*'] ?? '')
  useTitle(section)
  const isTheirs = section !== undefined && sectionsOf(role).includes(section)
  const Screen = section && SCREENS.get(section)
  if (section?.path === '' && !isTheirs) return <Navigate to="/admin/questions/reports" replace />
  return (
    <div className={styles.panel}>
      <AdminNavigation role={role} current={section} />
      <Suspense key={section?.path} fallback={<Loading lines={8} label="Loading" />}>
        {Screen === undefined ? (
          <NotFound />
        ) : isTheirs ? (
          <Screen rest={rest} />
        ) : (
          <ForAdmins failure={null} />
        )}
      </Suspense>
    </div>
  )
}

/** Sets the title in an effect that runs after the shell's, which sets a title for every page. */
const useTitle = (section: Section | undefined): void => {
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell sets its own title at each change
  useEffect(() => {
    queueMicrotask(() => {
      document.title = titled(`${section?.label ?? 'This page doesn’t exist'} · Admin`)
    })
  }, [section, location])
}
