/*
 * Moodle puts a file's questions into a category, named by a path such as `$course$/top/Rivers`. A slash in a name is
 * doubled.
 */

/** The last name of a path; undefined for the nameless top category of a course. */
export const nameOfCategory = (path: string): string | undefined => {
  const names = path.trim().split(/(?<!\/)\/(?!\/)/)
  const nameless = ['$course$', 'top', '$course$/top'].includes(names.join('/'))
  return nameless ? undefined : names.at(-1)?.replaceAll('//', '/').trim()
}

/** A space separates a leading slash of the name from the slash of the path. */
export const pathOfCategory = (name: string): string =>
  `$course$/top/${name.startsWith('/') ? ' ' : ''}${name.replaceAll('/', '//')}`
