import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { LimitHint } from '../../billing';
import { createSuggestionsApi } from './create-suggestions.api';
import { suggestMessages, suggestProblems } from './suggest.messages';
import { Suggestions } from './Suggestions';
import type { SuggestionType } from './suggestions.api';
import { SuggestionsStore } from './suggestions.store';
import { SuggestionOptions } from './SuggestionOptions';

export interface SuggestionsPanelProps {
  /** The number of the link. */
  readonly linkId: number;
  readonly onUse: (type: SuggestionType, text: string) => void;
}

/** Asks for texts of a preview, and shows what was suggested before. */
const SuggestionsPanel = observer(function SuggestionsPanel({ linkId, onUse }: SuggestionsPanelProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { usage } = useStores();
  const api = useApi(createSuggestionsApi);
  const [store] = useState(() => new SuggestionsStore(api, linkId));
  useEffect(() => void store.load(), [store]);
  const { isPending } = store.asking;
  const ask = async (): Promise<void> => {
    const count = await store.ask();
    if (count === null) return;
    if (store.problem === null) void usage.load();
    announce(intl.formatMessage(suggestMessages.came, { count }));
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <SuggestionOptions store={store} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          aria-disabled={isPending}
          onClick={() => void ask()}
          sx={{ minHeight: 44 }}
        >
          {intl.formatMessage(isPending ? suggestMessages.asking : suggestMessages.ask)}
        </Button>
        {store.problem !== 'links.suggester-off' && <LimitHint limit="aiSuggestions" />}
      </Stack>
      <Loaded request={store.before} texts={suggestProblems} onRetry={() => void store.load()} height={96}>
        {() => <Suggestions store={store} onUse={onUse} />}
      </Loaded>
    </Stack>
  );
});

export default SuggestionsPanel;
