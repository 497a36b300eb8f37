import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { suggestionNoteMessages, suggestMessages, suggestProblems } from './suggest.messages';
import type { Suggestion, SuggestionType } from './suggestions.api';
import type { SuggestionsStore } from './suggestions.store';

const NOTES: Readonly<Record<string, (typeof suggestionNoteMessages)[keyof typeof suggestionNoteMessages]>> =
  {
    'links.suggester-off': suggestionNoteMessages.off,
    'links.suggester-slow': suggestionNoteMessages.slow,
    'links.suggester-failed': suggestionNoteMessages.failed,
    'links.page-silent': suggestionNoteMessages.silent,
  };

interface SuggestionsProps {
  readonly store: SuggestionsStore;
  readonly onUse: (type: SuggestionType, text: string) => void;
}

const Card = observer(function Card({
  suggestion,
  onUse,
}: Pick<SuggestionsProps, 'onUse'> & { readonly suggestion: Suggestion }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { type, text, source } = suggestion;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: '12px', p: 1.5 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Text dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <Text variant="caption" color="textSecondary">
          {intl.formatMessage(source === 'ai' ? suggestMessages.fromAi : suggestMessages.fromPage)}
        </Text>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={intl.formatMessage(suggestMessages.useText, { text })}
        onClick={() => {
          onUse(type, text);
          announce(intl.formatMessage(suggestMessages.used));
        }}
        sx={{ flex: 'none', minHeight: 44 }}
      >
        {intl.formatMessage(suggestMessages.use)}
      </Button>
    </Stack>
  );
});

const Note = observer(function Note({ store }: Pick<SuggestionsProps, 'store'>) {
  const intl = useIntl();
  const { error, isPending } = store.asking;
  if (error !== null && !isPending) return <ProblemNote problem={error} texts={suggestProblems} />;
  const note = store.problem === null ? undefined : NOTES[store.problem];
  if (note === undefined) return null;
  return (
    <Text variant="body2" sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 1.5, py: 1 }}>
      {intl.formatMessage(note)}
    </Text>
  );
});

/** What was suggested, now and before. */
export const Suggestions = observer(function Suggestions({ store, onUse }: SuggestionsProps) {
  const intl = useIntl();
  const { shown } = store;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Note store={store} />
      {shown.length === 0 ? (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(suggestMessages.none)}
        </Text>
      ) : (
        <Stack
          component="ul"
          aria-label={intl.formatMessage(suggestMessages.list)}
          sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}
        >
          {shown.map((suggestion) => (
            <Card key={suggestion.suggestionId} suggestion={suggestion} onUse={onUse} />
          ))}
        </Stack>
      )}
      {shown.some(({ source }) => source === 'ai') && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(suggestMessages.caution)}
        </Text>
      )}
    </Stack>
  );
});
