import { Button, Stack, Text } from '@mantine/core';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { showCount } from '@/lib/values/show-importe';
import { shorten } from '@/lib/values/shorten';
import { Foot } from '@/ui/frame/foot';
import { Warnings, type Warning } from '../feedback/warnings';
import { NameList } from './name-list';
import { Modal } from './overlay';
import classes from './confirm.module.css';

export interface QuestionPart {
  text: string;
  items?: readonly { name: string; details?: readonly Warning[] }[];
}

export interface Question {
  title: string;
  parts: readonly QuestionPart[];
  confirm: string;
  /** The action is probably a mistake, or has no way back: it is marked, and Enter cancels. By default Enter acts. */
  caution?: 'mistake' | 'final' | undefined;
}

/** Several questions as one, by the first. Null if there is none. */
export function joinQuestions(...questions: readonly (Question | null)[]): Question | null {
  const [first, ...others] = questions.filter((one) => one !== null);
  return first ? { ...first, parts: [first, ...others].flatMap(({ parts }) => parts) } : null;
}

interface Asked {
  question: Question;
  answer: (acts: boolean) => void;
}

const MAX_NAMES_IN_QUESTION = 5;

/** `ask` resolves to the result of `act`, or null on cancel. `act` runs inside the click, so it may open a window. Render `dialog`. */
export function useConfirm() {
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = <Result,>(question: Question, act: () => Result) =>
    new Promise<Result | null>((resolve) => {
      let isOpen = true;
      setAsked({
        question,
        answer(acts) {
          // The second click of a double click comes after the answer.
          if (!isOpen) return;
          isOpen = false;
          setAsked(null);
          resolve(acts ? act() : null);
        },
      });
    });

  /** Whether the user confirms all that there is to ask. */
  const passes = async (...questions: readonly (Question | null)[]): Promise<boolean> => {
    const question = joinQuestions(...questions);
    return !question || (await ask(question, () => true)) === true;
  };

  return { ask, passes, dialog: <ConfirmDialog asked={asked} /> };
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** A press in the dialog would close the popover that asked, whose field gets the focus back. */
const KEEPS_POPOVER = { onMouseDown: stop, onTouchStart: stop };

const NO_QUESTION: Question = { title: '', parts: [], confirm: '' };

function ConfirmDialog({ asked }: { asked: Asked | null }) {
  const { title, parts, confirm, caution } = asked?.question ?? NO_QUESTION;
  const onAnswer = (acts: boolean) => asked?.answer(acts);

  /** Ignores an Enter that was held since it opened the dialog. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  }

  return (
    <Modal
      opened={asked !== null}
      onClose={() => onAnswer(false)}
      onKeyDown={onKeyDown}
      {...KEEPS_POPOVER}
      title={title}
      centered
    >
      <Stack gap="sm">
        {parts.map(({ text, items = [] }) => (
          <div key={text}>
            <Text size="sm">{text}</Text>
            {items.length > 0 && (
              <NameList mt="0.4rem">
                {items.slice(0, MAX_NAMES_IN_QUESTION).map(({ name, details }, at) => (
                  <li key={at}>
                    <span>{shorten(name)}</span>
                    {details && (
                      <>
                        {' '}
                        <div>
                          <Warnings warnings={details} />
                        </div>
                      </>
                    )}
                  </li>
                ))}
                {items.length > MAX_NAMES_IN_QUESTION && (
                  <li>{`y ${showCount(items.length - MAX_NAMES_IN_QUESTION)} más`}</li>
                )}
              </NameList>
            )}
          </div>
        ))}
      </Stack>
      <Foot>
        <Button
          variant="default"
          data-autofocus={caution !== undefined || undefined}
          onClick={() => onAnswer(false)}
        >
          Cancelar
        </Button>
        <Button
          color={caution === 'final' ? 'red' : undefined}
          className={caution === 'mistake' ? classes.warning : undefined}
          data-autofocus={caution === undefined || undefined}
          onClick={() => onAnswer(true)}
        >
          {confirm}
        </Button>
      </Foot>
    </Modal>
  );
}
