import { useId } from 'react';
import { usualOf, type PreparedQuestion } from './prepared-questions';
import type { Settings, Values } from './settings';
import { studyTexts } from './study-texts';
import styles from './questions.module.css';

type QuestionsProps<S extends Settings> = {
  /** What a visitor can find out, in one sentence. */
  purpose: string;
  questions: readonly PreparedQuestion<S>[];
  asked: PreparedQuestion<S> | undefined;
  /** Made of the numbers that are shown; undefined while they are computed. */
  answer: string | undefined;
  /** The default values of the settings: a question that is pressed again goes back to them. */
  settings: S;
  onChange: (changes: Partial<Values<S>>) => void;
};

/** What can be found out with a study: a sentence, and a few questions that set its controls and have an answer. */
export function Questions<S extends Settings>({ purpose, questions, asked, answer, ...props }: QuestionsProps<S>) {
  const id = useId();
  const { settings, onChange } = props;
  const press = (question: PreparedQuestion<S>) => {
    // What the one before set is taken back: otherwise both would be asked.
    const usual: Partial<Values<S>> = asked ? usualOf(settings, asked) : {};
    onChange(question.ask === asked?.ask ? usual : { ...usual, ...question.set });
  };
  return (
    <div className={styles.questions}>
      <p id={id} className={styles.purpose}>
        {purpose}
      </p>
      <div className={styles.asks} role="group" aria-labelledby={id}>
        {questions.map((question) => (
          <button
            key={question.ask}
            type="button"
            aria-pressed={question.ask === asked?.ask}
            onClick={() => press(question)}
          >
            {question.ask}
          </button>
        ))}
      </div>
      <p className={styles.answer} role="status" data-asked={asked ? '' : undefined}>
        {asked ? (answer ?? studyTexts.computing) : studyTexts.askHint}
      </p>
    </div>
  );
}
