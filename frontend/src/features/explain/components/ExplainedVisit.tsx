import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Explanation } from '../explain.api';
import { answerMessages, ruleMessages, appPreviewMessages } from '../explain.messages';
import type { Device } from '../question';
import { FinalParts } from './FinalParts';
import { Journey } from './Journey';
import { RuleList } from './RuleList';
import { SharedCards } from './SharedCards';

interface AnswerProps {
  readonly explanation: Explanation;
  /** Null for a visitor who presents themselves in words of their own. */
  readonly device: Device | null;
  /** Whom another destination is for, in words. */
  readonly nameOfTarget: (target: NonNullable<Explanation['target']>) => string;
}

const Block = observer(function Block(props: { readonly title: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Text id={headingId} component="h3" sx={{ fontWeight: 650, fontSize: '1.0625rem', mb: 1.25 }}>
        {props.title}
      </Text>
      {props.children}
    </Box>
  );
});

/** A visit that does not arrive is not counted; a visitor who is warned is counted when they go on. */
function useCounted({ answer, visitor }: Explanation): string {
  const intl = useIntl();
  if (answer === 'warning-page') return intl.formatMessage(answerMessages.warned);
  if (answer === 'gone' || answer === 'not-found' || answer === 'fallback') {
    return intl.formatMessage(answerMessages.uncounted);
  }
  return intl.formatMessage(answerMessages.hitClass, visitor);
}

const Counted = observer(function Counted({ explanation }: Pick<AnswerProps, 'explanation'>) {
  const intl = useIntl();
  const { visitor, status, headers, pixels } = explanation;
  const names = pixels.map((network) => intl.formatMessage(answerMessages.pixel, { network }));
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Text>{useCounted(explanation)}</Text>
      {visitor.hitClass === 'human' && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(answerMessages.source, { source: visitor.source })}
        </Text>
      )}
      {names.length > 0 && (
        <Text variant="body2">
          {intl.formatMessage(answerMessages.pixels)} {intl.formatList(names)}
        </Text>
      )}
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 1 } }}>
        <summary>{intl.formatMessage(answerMessages.answerHead)}</summary>
        <Box
          component="pre"
          tabIndex={0}
          dir="ltr"
          sx={{
            m: 0,
            p: 1.5,
            bgcolor: 'soft.sunken',
            borderRadius: 1,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontSize: '0.875rem',
          }}
        >
          {[`HTTP ${String(status)}`, ...headers.map(({ name, value }) => `${name}: ${value}`)].join('\n')}
        </Box>
      </Box>
    </Stack>
  );
});

/** What the visitor gets, how that came about, and what apps draw. */
export const ExplainedVisit = observer(function ExplainedVisit({
  explanation,
  device,
  nameOfTarget,
}: AnswerProps) {
  const intl = useIntl();
  const { location, parts, rungs: steps, target, cards } = explanation;
  const note = target === null ? null : nameOfTarget(target);
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Journey explanation={explanation} device={device} note={note} />
        {location !== null && <FinalParts location={location} parts={parts} />}
      </Stack>
      <Block title={intl.formatMessage(ruleMessages.title)}>
        <RuleList rungs={steps} note={note} />
      </Block>
      <Block title={intl.formatMessage(answerMessages.understood)}>
        <Counted explanation={explanation} />
      </Block>
      <Block title={intl.formatMessage(appPreviewMessages.title)}>
        <SharedCards cards={cards} />
      </Block>
    </Stack>
  );
});
