/*
 * Moodle keeps a file's questions in a category, named by a path such as `$course$/top/Rivers`. A slash in a name is
 * written twice.
 */

/** The last name of a path; undefined for the course's own, nameless top. */
export const nameOfCategory = (path: string): string | undefined => {
  const names = path.trim().split(/(?<!\/)\/(?!\/)/)
  const nameless = ['$course$', 'top', '$course$/top'].includes(names.join('/'))
  return nameless ? undefined : names.at(-1)?.replaceAll('//', '/').trim()
}

/** A space keeps a name's own first slash apart from the path's. */
export const pathOfCategory = (name: string): string =>
  `$course$/top/${name.startsWith('/') ? ' ' : ''}${name.replaceAll('/', '//')}`
