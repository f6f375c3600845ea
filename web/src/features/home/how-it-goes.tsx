import { Route } from '../../design/route.tsx'
import styles from './how-it-goes.module.css'

const STEPS = [
  {
    title: 'Somebody your size',
    text: 'The nearest rating in the queue is your opponent. If nobody is there, practise against a bot meanwhile.',
  },
  {
    title: 'Ten questions at once',
    text: 'You both see the same question in the same order, with ten seconds and time to read it.',
  },
  {
    title: 'Then you know why',
    text: 'After the match every question comes back with its answer, the reason and the source.',
  },
] as const

const YOURS = [true, true, false, true, true, true] as const
const THEIRS = [true, false, true, true, false, true] as const

/** A match in three steps, and what a score looks like. */
export const HowItGoes = () => (
  <section className={styles.how} aria-labelledby="how">
    <h2 id="how">How a match goes</h2>
    <ol className={styles.steps}>
      {STEPS.map(({ title, text }, i) => (
        <li key={title} className={styles.step}>
          <span className={styles.stone} aria-hidden="true">
            {i + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <figure className={styles.example}>
      <div className={styles.routes}>
        <Route side="you" name="For example, you" marks={YOURS} total={10} current={6} />
        <Route side="them" name="Your opponent" marks={THEIRS} total={10} current={6} />
      </div>
      <figcaption className={styles.caption}>
        Two routes, ten milestones each: <b className={styles.you}>yours</b> and{' '}
        <b className={styles.them}>theirs</b>. Filled is right, crossed is wrong.
      </figcaption>
    </figure>
  </section>
)
