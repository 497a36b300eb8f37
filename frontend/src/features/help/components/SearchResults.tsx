import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { useContent, wordsOf } from '../../content';
import { HelpIndex } from '../help-search';
import { TOPICS } from '../help-topics';
import { helpMessages } from '../help.messages';
import { QuestionLink } from './QuestionLink';

const MAX_GIST_LENGTH = 160;

/** The beginning of an answer; cut between characters, whatever they are made of. */
function gistOf(text: string): string {
  const signs = Array.from(text);
  return signs.length <= MAX_GIST_LENGTH ? text : `${signs.slice(0, MAX_GIST_LENGTH).join('').trimEnd()}…`;
}

export const SearchResults = observer(function SearchResults({ query }: { readonly query: string }) {
  const intl = useIntl();
  const answers = useContent('help');
  const index = useMemo(
    () =>
      new HelpIndex(
        TOPICS.flatMap(({ id }) => {
          const answer = answers[id];
          return answer === undefined ? [] : [{ id, ...answer, answer: wordsOf(answer.blocks) }];
        }),
      ),
    [answers],
  );
  // Typing goes on even when a slow phone is still drawing the results of the word before.
  const calm = useDeferredValue(query.trim());
  const found = useMemo(() => index.find(calm), [index, calm]);
  const status = intl.formatMessage(found.length === 0 ? helpMessages.nothing : helpMessages.results, {
    count: found.length,
    query: calm,
  });
  return (
    <Box>
      <Box role="status">
        <Text component="h2" variant="h3" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {status}
        </Text>
      </Box>
      {found.length === 0 ? (
        <Text color="textSecondary">{intl.formatMessage(helpMessages.nothingText)}</Text>
      ) : (
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
          {found.map((id) => (
            <Panel component="li" key={id} sx={{ py: { xs: 1.5, sm: 1.5 } }}>
              <QuestionLink id={id} question={answers[id]?.question ?? id} />
              <Text variant="body2" color="textSecondary">
                {gistOf(wordsOf(answers[id]?.blocks ?? []))}
              </Text>
            </Panel>
          ))}
        </Stack>
      )}
    </Box>
  );
});
