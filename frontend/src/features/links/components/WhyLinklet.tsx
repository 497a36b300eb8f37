import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { homeMessages } from '../links.messages';

const REASONS = [
  { title: homeMessages.whyCountsTitle, text: homeMessages.whyCountsText },
  { title: homeMessages.whyNamesTitle, text: homeMessages.whyNamesText },
  { title: homeMessages.whyPlainTitle, text: homeMessages.whyPlainText },
];

/** Says what exists, and nothing that does not. */
export const WhyLinklet = observer(function WhyLinklet() {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 3 }}>
      <Text id={headingId} component="h2" variant="h2">
        {intl.formatMessage(homeMessages.whyHeading)}
      </Text>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {REASONS.map(({ title, text }) => (
          <Box key={title.id} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2 }}>
            <Text component="h3" variant="h3" sx={{ mb: 0.5 }}>
              {intl.formatMessage(title)}
            </Text>
            <Text color="textSecondary">{intl.formatMessage(text)}</Text>
          </Box>
        ))}
      </Box>
    </Stack>
  );
});
