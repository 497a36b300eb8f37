import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PATHS, pathTo } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { type FaqAnswer, Blocks, Sketch, useContent } from '../../content';
import { CATEGORY_LOOKS } from '../components/CategoryCard';
import { QuestionLink } from '../components/QuestionLink';
import { StillStuck } from '../components/StillStuck';
import { Trail } from '../components/Trail';
import { WasHelpful } from '../components/WasHelpful';
import { type Topic, topicOf } from '../help-topics';
import { helpMessages } from '../help.messages';
import { ACCOUNT_SKETCHES } from '../sketches/account-sketches';
import { LINK_SKETCHES } from '../sketches/link-sketches';

const SKETCHES = { ...LINK_SKETCHES, ...ACCOUNT_SKETCHES };

/** A drawing for those questions that one can draw. */
const TopicSketch = observer(function TopicSketch({ topic }: { readonly topic: string }) {
  const sketch = Object.hasOwn(SKETCHES, topic) ? SKETCHES[topic] : undefined;
  return sketch === undefined ? null : <Sketch height={140}>{sketch}</Sketch>;
});

const NoSuchTopic = observer(function NoSuchTopic() {
  const intl = useIntl();
  return (
    <MessagePage
      mark="?"
      title={intl.formatMessage(helpMessages.missing)}
      text={intl.formatMessage(helpMessages.missingText)}
    >
      <ButtonLink to={PATHS.help} variant="contained">
        {intl.formatMessage(helpMessages.all)}
      </ButtonLink>
    </MessagePage>
  );
});

const Related = observer(function Related({ topic }: { readonly topic: Topic }) {
  const intl = useIntl();
  const answers = useContent('help');
  const headingId = useId();
  return (
    <Panel component="aside" aria-labelledby={headingId}>
      <Text id={headingId} component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {intl.formatMessage(helpMessages.related)}
      </Text>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {topic.related.map((id) => (
          <li key={id}>
            <QuestionLink id={id} question={answers[id]?.question ?? id} />
          </li>
        ))}
      </Stack>
      <Box sx={{ mt: 1 }}>
        <ButtonLink to={PATHS.help} variant="outlined">
          {intl.formatMessage(helpMessages.all)}
        </ButtonLink>
      </Box>
    </Panel>
  );
});

const TopicAnswer = observer(function TopicAnswer(props: {
  readonly topic: Topic;
  readonly answer: FaqAnswer;
}) {
  const { topic, answer } = props;
  const intl = useIntl();
  const trail = [
    { to: PATHS.help, name: intl.formatMessage(helpMessages.name) },
    { to: `${PATHS.help}#${topic.category}`, name: intl.formatMessage(CATEGORY_LOOKS[topic.category].name) },
    { to: pathTo('helpTopic', topic.id), name: answer.question },
  ];
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 }, pt: { xs: 2, sm: 4 } }}>
      <Trail steps={trail} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
        }}
      >
        <Stack sx={{ gap: 2.5, maxWidth: '44rem' }}>
          <PageHeading title={answer.question} sx={{ fontSize: 'clamp(1.625rem, 1.3rem + 1.5vw, 2.25rem)' }}>
            {answer.question}
          </PageHeading>
          <TopicSketch topic={topic.id} />
          <Blocks blocks={answer.blocks} />
          <WasHelpful topic={topic.id} />
          <StillStuck subject={answer.question} />
        </Stack>
        <Related topic={topic} />
      </Box>
    </Stack>
  );
});

/** One question with its answer. */
const HelpTopicPage = observer(function HelpTopicPage() {
  const id = useParams()['topic'] ?? '';
  const topic = topicOf(id);
  const answer = useContent('help')[id];
  if (topic === undefined || answer === undefined) return <NoSuchTopic />;
  return <TopicAnswer key={id} topic={topic} answer={answer} />;
});

export default HelpTopicPage;
