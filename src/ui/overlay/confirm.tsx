import { Button, Stack, Text } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { shorten } from '@/lib/values/shorten';
import { Foot } from '@/ui/frame/foot';
import { Warnings, type Warning } from '../feedback/warnings';
import { NameList } from './name-list';
import { Modal } from './overlay';
import classes from './confirm.module.css';

export interface QuestionPart {
  text: string;
  /** The first five are named, the rest counted. */
  items?: readonly { name: string; details: readonly Warning[] }[];
}

export interface Question {
  title: string;
  parts: readonly QuestionPart[];
  confirm: string;
  /** Marks an action that is probably a mistake. */
  warns?: boolean;
  /** Enter cancels. By default it acts. */
  enterCancels?: boolean;
}

interface Asked {
  question: Question;
  answer: (acts: boolean) => void;
}

const NAMED = 5;

/** `ask` resolves to the result of `act`, or null on cancel. `act` runs inside the click, so it may open a window. Render `dialog`. */
export function useConfirm() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);

  const ask = <Result,>(question: Question, act: () => Result) =>
    new Promise<Result | null>((resolve) => {
      setAsked({ question, answer: (acts) => resolve(acts ? act() : null) });
      setOpened(true);
    });

  function answer(acts: boolean) {
    // The second click of a double click comes after the answer.
    if (!opened) return;
    setOpened(false);
    asked?.answer(acts);
  }

  return {
    ask,
    dialog: asked && <ConfirmDialog question={asked.question} opened={opened} onAnswer={answer} />,
  };
}

interface ConfirmDialogProps {
  question: Question;
  opened: boolean;
  onAnswer: (acts: boolean) => void;
}

function ConfirmDialog({ question, opened, onAnswer }: ConfirmDialogProps) {
  const { title, parts, confirm, warns = false, enterCancels = false } = question;
  return (
    <Modal opened={opened} onClose={() => onAnswer(false)} title={title} centered>
      <Stack gap="sm">
        {parts.map(({ text, items = [] }) => (
          <div key={text}>
            <Text size="sm">{text}</Text>
            {items.length > 0 && (
              <NameList mt="0.4rem">
                {items.slice(0, NAMED).map(({ name, details }) => (
                  <li key={name}>
                    <span>{shorten(name)}</span>{' '}
                    <div>
                      <Warnings warnings={details} />
                    </div>
                  </li>
                ))}
                {items.length > NAMED && <li>{`y ${items.length - NAMED} más`}</li>}
              </NameList>
            )}
          </div>
        ))}
      </Stack>
      <Foot>
        <Button
          variant="default"
          data-autofocus={enterCancels || undefined}
          onClick={() => onAnswer(false)}
        >
          Cancelar
        </Button>
        <Button
          className={warns ? classes.warning : undefined}
          data-autofocus={!enterCancels || undefined}
          onKeyDown={ignoreHeldEnter}
          onClick={() => onAnswer(true)}
        >
          {confirm}
        </Button>
      </Foot>
    </Modal>
  );
}

/** An Enter held since it opened the dialog must not answer it. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
