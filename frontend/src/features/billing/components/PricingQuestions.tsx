import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { pricingMessages } from '../pricing.messages';

const QUESTIONS = [
  { question: pricingMessages.whoseQ, answer: pricingMessages.whoseA },
  { question: pricingMessages.monthQ, answer: pricingMessages.monthA },
  { question: pricingMessages.smallerQ, answer: pricingMessages.smallerA },
];

/** What people ask before they choose. */
export const PricingQuestions = observer(function PricingQuestions() {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 2 }}>
      <Text id={headingId} component="h2" variant="h2">
        {intl.formatMessage(pricingMessages.questions)}
      </Text>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question.id}>
            <Text component="h3" variant="h3">
              {intl.formatMessage(question)}
            </Text>
            <Text color="textSecondary" sx={{ mt: 0.5 }}>
              {intl.formatMessage(answer)}
            </Text>
          </div>
        ))}
      </Box>
    </Stack>
  );
});
