import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { newFeatureMessages } from '../bubble.messages';
import { OPINIONS } from '../feature-steps';

/** A face, drawn in 24 × 24; only its mouth differs. */
const MOUTHS: Readonly<Record<(typeof OPINIONS)[number]['value'], string>> = {
  Awesome: 'M7 13.5 Q12 20.5 17 13.5 Z',
  NotBad: 'M8 15 Q12 17.5 16 15',
  NotInterested: 'M8.5 15.75 H15.5',
};

interface OpinionChoiceProps {
  /** '': none yet. */
  readonly chosen: string;
  readonly onChoose: (opinion: string) => void;
}

export const OpinionChoice = observer(function OpinionChoice({ chosen, onChoose }: OpinionChoiceProps) {
  const intl = useIntl();
  return (
    <Box
      role="group"
      aria-label={intl.formatMessage(newFeatureMessages.opinion)}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}
    >
      {OPINIONS.map(({ value, label }) => (
        <Button
          key={value}
          variant="outlined"
          color="inherit"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          sx={{
            flexDirection: 'column',
            justifyContent: 'flex-start',
            gap: 0.5,
            px: 0.5,
            py: 1,
            lineHeight: 1.3,
            fontSize: '0.875rem',
            '&[aria-pressed="true"]': {
              bgcolor: 'soft.primary',
              borderColor: 'primary.main',
              color: 'primary.main',
              boxShadow: 'inset 0 0 0 1px currentColor',
            },
          }}
        >
          <svg
            width="28"
            height="28"
            viewBox="0 0 24 24"
            aria-hidden
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <circle cx="12" cy="12" r="10" />
            <path d="M8.5 9 v0.5 M15.5 9 v0.5" strokeWidth={2.25} />
            <path d={MOUTHS[value]} />
          </svg>
          {intl.formatMessage(label)}
        </Button>
      ))}
    </Box>
  );
});
