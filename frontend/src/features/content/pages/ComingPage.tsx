import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../i18n/locale';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { ComingText } from '../blocks';
import { type ComingTopic, comingTopicOf } from '../coming-topic';
import { Blocks } from '../components/Blocks';
import { ComingSketch } from '../components/ComingSketch';
import { SoonMark } from '../components/SoonMark';
import { comingMessages } from '../content.messages';
import { useContent } from '../use-content';

const PlannedList = observer(function PlannedList({ items }: { readonly items: readonly string[] }) {
  const intl = useIntl();
  return (
    <Box>
      <Text component="h2" variant="h3" sx={{ mb: 1 }}>
        {intl.formatMessage(comingMessages.plans)}
      </Text>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {items.map((item) => (
          <Text component="li" key={item} sx={{ display: 'flex', gap: 1.25 }}>
            <CheckIcon fontSize="small" color="primary" aria-hidden sx={{ flex: 'none', mt: 0.375 }} />
            {item}
          </Text>
        ))}
      </Stack>
    </Box>
  );
});

interface TodayProps {
  readonly text: ComingText;
}

const Today = observer(function Today({ text }: TodayProps) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId} sx={{ borderColor: 'primary.main' }}>
      <Text id={headingId} component="h2" variant="h2" sx={{ mb: 1 }}>
        {intl.formatMessage(comingMessages.today)}
      </Text>
      <Blocks blocks={text.today} />
    </Panel>
  );
});

const hasSketch = (topic: ComingTopic) => topic !== 'developers';

/** A page whose main part is still to come: what it will do, and what can be used until then. */
const ComingPage = observer(function ComingPage() {
  const { path } = splitLocale(useLocation().pathname);
  const topic = comingTopicOf(path);
  const text = useContent('coming')[topic ?? ''];
  if (topic === null || text === undefined) return null;
  return (
    <Stack key={topic} sx={{ gap: { xs: 4, md: 6 }, pt: { xs: 4, sm: 7 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          alignItems: 'center',
          gridTemplateColumns: hasSketch(topic)
            ? { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' }
            : 'minmax(0, 1fr)',
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <SoonMark />
          <PageHeading title={text.title}>{text.title}</PageHeading>
          <Text color="textSecondary" sx={{ fontSize: { sm: '1.125rem' }, maxWidth: '46rem' }}>
            {text.lead}
          </Text>
          <PlannedList items={text.plans} />
        </Stack>
        {hasSketch(topic) && <ComingSketch topic={topic} />}
      </Box>
      <Today text={text} />
    </Stack>
  );
});

export default ComingPage;
