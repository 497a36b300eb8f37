import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useIsHere } from '../../../i18n/use-local-path';
import { PATHS, pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { BackIcon, StarEmptyIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { type FaqAnswer, Blocks, useContent } from '../../content';
import { BULK_QUESTION, HOT_QUESTIONS } from '../hot-questions';
import { bubbleMessages, rateMessages } from '../bubble.messages';
import { useAudience } from '../use-audience';

const GREETINGS = {
  guest: bubbleMessages.greetGuest,
  member: bubbleMessages.greetMember,
  paid: bubbleMessages.greetPaid,
};

/** What one side says. */
const Said = observer(function Said({
  isOurs,
  children,
}: {
  readonly isOurs: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      sx={{
        alignSelf: isOurs ? 'flex-start' : 'flex-end',
        maxWidth: isOurs ? '100%' : '88%',
        bgcolor: isOurs ? 'soft.sunken' : 'primary.main',
        color: isOurs ? 'text.primary' : 'primary.contrastText',
        borderRadius: isOurs ? '4px 16px 16px 16px' : '16px 16px 4px 16px',
        px: 2,
        py: 1.25,
      }}
    >
      {children}
    </Box>
  );
});

/** Questions are sentences: their buttons are as high as they need. */
const CHIP = {
  '& .MuiButton-root': {
    justifyContent: 'flex-start',
    textAlign: 'start',
    lineHeight: 1.4,
    py: 1,
    textWrap: 'balance',
  },
} as const;

interface QuestionsProps {
  readonly onPick: (id: string) => void;
  readonly onRate: () => void;
}

const Questions = observer(function Questions({ onPick, onRate }: QuestionsProps) {
  const intl = useIntl();
  const answers = useContent('help');
  const { info } = useStores().session;
  const audience = useAudience();
  const isHere = useIsHere();
  // The name comes a moment after the page; until then they are greeted like everybody.
  const greeting = info === null ? GREETINGS.guest : GREETINGS[audience];
  return (
    <>
      <Said isOurs>
        <Text>{intl.formatMessage(greeting, { name: info?.displayName ?? '' })}</Text>
      </Said>
      <Stack
        component="ul"
        aria-label={intl.formatMessage(bubbleMessages.hot)}
        sx={{ m: 0, p: 0, gap: 1, listStyle: 'none', alignItems: 'stretch' }}
      >
        {HOT_QUESTIONS[audience].map((id) => {
          const question = answers[id]?.question ?? id;
          return (
            <Stack component="li" key={id} sx={CHIP}>
              {id === BULK_QUESTION && !isHere(PATHS.bulk) ? (
                <ButtonLink to={PATHS.bulk} variant="outlined">
                  {question}
                </ButtonLink>
              ) : (
                <Button variant="outlined" onClick={() => onPick(id)}>
                  {question}
                </Button>
              )}
            </Stack>
          );
        })}
      </Stack>
      <Button color="inherit" startIcon={<StarEmptyIcon />} onClick={onRate} sx={{ alignSelf: 'flex-start' }}>
        {intl.formatMessage(rateMessages.title)}
      </Button>
    </>
  );
});

interface TalkAnswerProps {
  readonly id: string;
  readonly answer: FaqAnswer;
  readonly onBack: () => void;
}

const TalkAnswer = observer(function TalkAnswer({ id, answer, onBack }: TalkAnswerProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: reading goes on at the question.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Said isOurs={false}>
        <Text component="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none', fontWeight: 600 }}>
          {answer.question}
        </Text>
      </Said>
      <Said isOurs>
        <Blocks blocks={answer.blocks} />
      </Said>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<BackIcon />} onClick={onBack}>
          {intl.formatMessage(bubbleMessages.others)}
        </Button>
        <ButtonLink to={pathTo('helpTopic', id)}>{intl.formatMessage(bubbleMessages.page)}</ButtonLink>
      </Stack>
    </>
  );
});

/** The short conversation in the help window: questions, and the answer to one of them. */
export const ChatTalk = observer(function ChatTalk({ onRate }: Pick<QuestionsProps, 'onRate'>) {
  const answers = useContent('help');
  const [picked, setPicked] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const answer = picked === null ? undefined : answers[picked];
  const back = (): void => {
    setPicked(null);
    list.current?.focus();
  };
  return (
    <Stack ref={list} tabIndex={-1} sx={{ gap: 1.5, outline: 'none' }}>
      {picked === null || answer === undefined ? (
        <Questions onPick={setPicked} onRate={onRate} />
      ) : (
        <TalkAnswer id={picked} answer={answer} onBack={back} />
      )}
    </Stack>
  );
});
