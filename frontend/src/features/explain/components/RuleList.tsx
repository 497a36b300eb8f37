import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import type { RuleStep } from '../explain.api';
import { ruleMessages } from '../explain.messages';
import { nameKey } from '../name-key';

const MARK = 22;

const Mark = observer(function Mark({ outcome }: Pick<RuleStep, 'outcome'>) {
  const isWon = outcome === 'won';
  return (
    <Box
      aria-hidden
      sx={{
        width: MARK,
        height: MARK,
        flex: 'none',
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        border: 2,
        borderStyle: outcome === 'not-reached' ? 'dashed' : 'solid',
        borderColor: isWon ? 'primary.main' : 'control.main',
        bgcolor: isWon ? 'primary.main' : 'background.paper',
        color: 'primary.contrastText',
        position: 'relative',
        zIndex: 1,
      }}
    >
      {isWon && <CheckIcon sx={{ fontSize: 16 }} />}
    </Box>
  );
});

interface StepProps {
  readonly step: RuleStep;
  /** What the winning rule says in more words. */
  readonly note: string | null;
  readonly isLast: boolean;
}

const Step = observer(function Step({ step, note, isLast }: StepProps) {
  const intl = useIntl();
  const { rule, outcome, reason } = step;
  const why = reason === null ? note : intl.formatMessage(ruleMessages.reason, { reason: nameKey(reason) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        position: 'relative',
        pb: isLast ? 0 : 1.25,
        color: outcome === 'not-reached' ? 'text.secondary' : 'text.primary',
        '&::before': {
          content: isLast ? 'none' : '""',
          position: 'absolute',
          left: MARK / 2 - 1,
          top: MARK,
          bottom: 0,
          borderLeft: '2px solid',
          borderLeftStyle: outcome === 'passed' ? 'solid' : 'dashed',
          borderColor: 'divider',
        },
      }}
    >
      <Mark outcome={outcome} />
      <Box sx={{ minWidth: 0, fontSize: '0.9375rem', lineHeight: 1.45 }}>
        <Box component="span" sx={{ fontWeight: outcome === 'won' ? 700 : 500 }}>
          {intl.formatMessage(ruleMessages.rule, { rule: nameKey(rule) })}
        </Box>
        <Box component="span" sx={outcome === 'won' ? WON : visuallyHidden}>
          {intl.formatMessage(ruleMessages.outcome, { outcome: nameKey(outcome) })}
        </Box>
        {why !== null && outcome !== 'not-reached' && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{why}</Box>
        )}
      </Box>
    </Box>
  );
});

const WON = {
  ml: 1,
  px: 0.75,
  borderRadius: 1,
  bgcolor: 'soft.primary',
  fontSize: '0.8125rem',
  fontWeight: 650,
} as const;

const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

interface FoldProps {
  readonly title: string;
  readonly rungs: readonly RuleStep[];
}

/** Rules that did not decide, for readers who want to know why. */
const Fold = observer(function Fold({ title, rungs: steps }: FoldProps) {
  return (
    <Box component="li" sx={{ '&:not(:last-child)': { pb: 1.25 } }}>
      <Box
        component="details"
        sx={{
          '& summary': { cursor: 'pointer', py: 1, fontSize: '0.9375rem', borderRadius: 1 },
          '& summary:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
      >
        <summary>{title}</summary>
        <Box component="ol" sx={{ ...LIST, pt: 0.5 }}>
          {steps.map((step, index) => (
            <Step key={step.rule} step={step} note={null} isLast={index === steps.length - 1} />
          ))}
        </Box>
      </Box>
    </Box>
  );
});

interface RuleListProps {
  readonly rungs: readonly RuleStep[];
  readonly note: string | null;
}

/** The rules as steps: those that passed, the one that decided, and those that were not asked any more. */
export const RuleList = observer(function RuleList({ rungs: steps, note }: RuleListProps) {
  const intl = useIntl();
  const [passed, won, notAsked] = (['passed', 'won', 'not-reached'] as const).map((outcome) =>
    steps.filter((step) => step.outcome === outcome),
  );
  const folded = (title: MessageDescriptor, some: readonly RuleStep[] = []): ReactNode =>
    some.length > 0 && <Fold title={intl.formatMessage(title, { count: some.length })} rungs={some} />;
  return (
    <Box component="ol" sx={LIST}>
      {folded(ruleMessages.passed, passed)}
      {won?.map((step) => (
        <Step key={step.rule} step={step} note={note} isLast />
      ))}
      {folded(ruleMessages.notAsked, notAsked)}
    </Box>
  );
});
