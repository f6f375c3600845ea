/** The part of a zod schema that a form needs. */
export interface FormSchema<Values> {
  safeParse(data: unknown):
    | { readonly success: true; readonly data: Values }
    | {
        readonly success: false
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
        }
      }
}

/** An error message for each invalid field, by name. */
export type Problems = Readonly<Record<string, string>>

export type Checked<Values> = { readonly values: Values } | { readonly problems: Problems }

/** Validates a form's values; returns the first error of each field. */
export const checkForm = <Values>(schema: FormSchema<Values>, form: HTMLFormElement): Checked<Values> => {
  const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
  if (parsed.success) return { values: parsed.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) problems[String(path[0] ?? '')] ??= message
  return { problems }
}

/** The first invalid input, in document order. */
export const firstWrong = (form: HTMLFormElement, problems: Problems): HTMLInputElement | undefined =>
  [...form.elements].find(
    (element): element is HTMLInputElement => 'name' in element && String(element.name) in problems,
  )
