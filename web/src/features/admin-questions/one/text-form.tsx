import type { QuestionText, TextIssue } from '@trivium/wire/documents/question'
import { Field } from '../../../design/field.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { TextArea } from '../../../design/text-area.tsx'
import { CATEGORY_OPTIONS, DIFFICULTY_OPTIONS } from '../labels.ts'
import styles from './text-form.module.css'

interface TextFieldsProps {
  readonly text: QuestionText
  readonly objections: readonly TextIssue[]
}

/** The field shows its own text, so the message does not quote all of it again. */
const sentence = (message: string): string => {
  const short = message.replace(/: '.*'$/su, '')
  return `${short[0]?.toUpperCase() ?? ''}${short.slice(1)}.`
}

/** A field shows its error inside and its warning below. */
const told = (objections: readonly TextIssue[], field: string) => {
  const own = objections.filter((one) => one.field === field)
  const error = own.find(({ severity }) => severity === 'error')
  const warning = own.find(({ severity }) => severity === 'warning')
  return {
    error: error && sentence(error.message),
    ...(warning && { note: <Warning>{sentence(warning.message)}</Warning> }),
  }
}

const Warning = ({ children }: { readonly children: string }) => (
  <span className={styles.warning}>{children}</span>
)

const WRONG = ['Wrong choice 1', 'Wrong choice 2', 'Wrong choice 3'] as const

/** The inputs of a question. They are uncontrolled: a new `key` starts over. */
export const TextFields = ({ text, objections }: TextFieldsProps) => {
  const prompt = told(objections, 'prompt')
  const explanation = told(objections, 'explanation')
  return (
    <>
      <TextArea
        label="Prompt"
        name="prompt"
        rows={2}
        maxLength={300}
        defaultValue={text.prompt}
        error={prompt.error}
      />
      {prompt.note}
      {(text.image ?? text.audio) && <MediaFields text={text} objections={objections} />}
      <AnswerFields text={text} objections={objections} />
      <TypedFields text={text} objections={objections} />
      <TextArea
        label="Explanation, read after the game"
        name="explanation"
        rows={3}
        maxLength={1000}
        defaultValue={text.explanation}
        error={explanation.error}
      />
      {explanation.note}
      <CategoryFields text={text} />
      <SourceFields text={text} objections={objections} />
    </>
  )
}

/** The question in words, and what its picture or sound is. */
const MediaFields = ({ text: { image, audio, words }, objections }: TextFieldsProps) => {
  const { error, note } = told(objections, 'words')
  return (
    <>
      <p>
        {image ? 'Picture' : 'Sound'}: {image?.description ?? audio?.description}
      </p>
      <TextArea
        label="The question in words, for players who can’t see or hear it"
        name="words"
        rows={2}
        maxLength={300}
        defaultValue={words}
        error={error}
      />
      {note}
    </>
  )
}

/** The right answer and the wrong choices. */
const AnswerFields = ({ text, objections }: TextFieldsProps) => (
  <div className={styles.choices}>
    <Field
      label="Right answer"
      name="answer"
      maxLength={120}
      defaultValue={text.answer}
      {...told(objections, 'answer')}
    />
    {WRONG.map((label, at) => (
      <Field
        key={label}
        label={label}
        name={`wrong.${at}`}
        maxLength={120}
        defaultValue={text.wrong[at]}
        {...told(objections, `wrong.${at}`)}
      />
    ))}
  </div>
)

/** Whether the question can be asked without its choices, and what is right then. */
const TypedFields = ({ text: { accept }, objections }: TextFieldsProps) => {
  const { error, note } = told(objections, 'accept')
  return (
    <>
      <label className={styles.check}>
        <input type="checkbox" name="isTyped" defaultChecked={accept !== undefined} />
        Works without choices: games may ask for a typed answer
      </label>
      <TextArea
        label="Also right when typed, one on each line"
        name="accept"
        rows={2}
        maxLength={1210}
        defaultValue={accept?.join('\n')}
        error={error}
      />
      {note}
    </>
  )
}

const CategoryFields = ({ text }: { readonly text: QuestionText }) => (
  <div className={styles.selects}>
    <SelectField label="Category" name="category" options={CATEGORY_OPTIONS} defaultValue={text.category} />
    <SelectField
      label="Difficulty"
      name="difficulty"
      options={DIFFICULTY_OPTIONS}
      defaultValue={String(text.difficulty)}
    />
  </div>
)

/** The source of the fact, its year, the tags and the licence. */
const SourceFields = ({ text, objections }: TextFieldsProps) => (
  <>
    <Field
      label="Source of the fact"
      name="source"
      maxLength={300}
      defaultValue={text.source}
      {...told(objections, 'source')}
    />
    <Field
      label="Tags, at most three"
      hint="Its subject, and where that is from. Games avoid two questions with the same tag."
      name="tags"
      maxLength={130}
      defaultValue={text.tags.join(', ')}
      {...told(objections, 'tags.0')}
    />
    <div className={styles.small}>
      <Field
        label="True as of (year)"
        name="asOf"
        inputMode="numeric"
        maxLength={4}
        defaultValue={text.asOf ?? ''}
        {...told(objections, 'asOf')}
      />
      <Field
        label="Licence"
        name="licence"
        maxLength={100}
        defaultValue={text.licence}
        {...told(objections, 'licence')}
      />
    </div>
  </>
)
