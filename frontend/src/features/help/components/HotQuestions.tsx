import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { useContent } from '../../content';
import { bubbleMessages } from '../bubble.messages';
import { HOT_QUESTIONS } from '../hot-questions';
import { useAudience } from '../use-audience';

/** Questions that visitors like this one ask most. */
export const HotQuestions = observer(function HotQuestions() {
  const intl = useIntl();
  const answers = useContent('help');
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ width: '100%' }}>
      <Text
        id={headingId}
        component="h2"
        variant="body2"
        color="textSecondary"
        sx={{ mb: 1, fontWeight: 650 }}
      >
        {intl.formatMessage(bubbleMessages.hot)}
      </Text>
      <Stack
        component="ul"
        direction="row"
        sx={{
          m: 0,
          p: 0,
          gap: 1,
          flexWrap: 'wrap',
          justifyContent: 'center',
          listStyle: 'none',
          '& .MuiButton-root': {
            minHeight: 36,
            py: 0.5,
            borderRadius: '20px',
            bgcolor: 'background.paper',
            fontWeight: 500,
            lineHeight: 1.4,
            textWrap: 'balance',
          },
        }}
      >
        {HOT_QUESTIONS[useAudience()].map((id) => (
          <li key={id}>
            <ButtonLink to={pathTo('helpTopic', id)} variant="outlined">
              {answers[id]?.question ?? id}
            </ButtonLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
});
