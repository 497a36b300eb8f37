import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { RadioCard } from '../../../shared/ui/RadioCard';
import { Text } from '../../../shared/ui/text';
import { REPORT_REASONS, type ReportReason } from '../report.api';
import { reasonMessages, reportMessages } from '../report.messages';

interface ReasonChoiceProps {
  readonly chosen: ReportReason | null;
  readonly onChoose: (reason: ReportReason) => void;
  readonly error: string | null;
}

/** What is wrong with a link: one of five. */
export const ReasonChoice = observer(function ReasonChoice({ chosen, onChoose, error }: ReasonChoiceProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={name}
      aria-describedby={error === null ? undefined : `${name}-error`}
      aria-invalid={error !== null}
    >
      <Text id={name} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 0.75 }}>
        {intl.formatMessage(reportMessages.reason)}
      </Text>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {REPORT_REASONS.map((reason) => (
          <RadioCard key={reason} name={name} isChosen={reason === chosen} onChoose={() => onChoose(reason)}>
            <Box sx={{ minWidth: 0 }}>
              <Text component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {intl.formatMessage(reasonMessages.name, { reason })}
              </Text>
              <Text component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {intl.formatMessage(reasonMessages.text, { reason })}
              </Text>
            </Box>
          </RadioCard>
        ))}
      </Box>
      {error !== null && (
        <Text id={`${name}-error`} role="alert" variant="body2" color="error" sx={{ mt: 0.5, mx: 0.5 }}>
          {error}
        </Text>
      )}
    </Box>
  );
});
