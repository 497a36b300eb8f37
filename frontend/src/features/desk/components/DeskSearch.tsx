import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Panel } from '../../../shared/ui/Panel';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import type { FoundAtDesk } from '../moderation.api';
import { moderationMessages as messages } from '../moderation.messages';
import type { ModerationStore } from '../moderation.store';

interface DeskSearchProps {
  readonly store: ModerationStore;
  readonly label: string;
  readonly hint: string;
  readonly children: (found: FoundAtDesk) => ReactNode;
}

/** Finds by whatever names something; the address of the page keeps what was asked. */
export const DeskSearch = observer(function DeskSearch({ store, label, hint, children }: DeskSearchProps) {
  const intl = useIntl();
  const composing = useEnterWhileComposing();
  const [query, replace] = useLocalQuery();
  const [first] = useState(() => query.get('q') ?? '');
  const [q, setQ] = useState(first);
  useEffect(() => {
    if (first !== '') void store.find(first);
  }, [store, first]);
  useEffect(() => {
    if (store.q !== '') setQ(store.q);
  }, [store.q]);
  const search = async (): Promise<void> => {
    const text = q.trim();
    if (text === '') return;
    await store.find(text);
    replace(new URLSearchParams({ q: text }));
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Panel
        component="form"
        role="search"
        noValidate
        {...composing}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}>
          <Box sx={{ flex: 1 }}>
            <TextField label={label} hint={hint} value={q} onChange={setQ} />
          </Box>
          <Button type="submit" variant="contained" sx={{ minHeight: 56, mt: { sm: 3.5 } }}>
            {intl.formatMessage(messages.find)}
          </Button>
        </Stack>
      </Panel>
      {store.found.state !== 'idle' && (
        <Loaded request={store.found} onRetry={() => void store.find(store.q)} height={240}>
          {children}
        </Loaded>
      )}
    </Stack>
  );
});
