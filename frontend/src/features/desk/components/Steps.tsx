import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Stack } from '../../../shared/ui/layout';

/** What can be done to what a card shows. */
export const Steps = observer(function Steps({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      {children}
    </Stack>
  );
});
