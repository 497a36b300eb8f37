import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { billingDeskMessages as messages } from '../billing-desk.messages';
import type { LongListStore } from '../long-list.store';

/** The way to the next part of a list. */
export const MoreButton = observer(function MoreButton<T>({ list }: { readonly list: LongListStore<T> }) {
  const intl = useIntl();
  const { more } = list;
  return (
    <>
      {more.error !== null && !more.isPending && <ProblemNote problem={more.error} />}
      {list.hasMore && (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" aria-disabled={more.isPending} onClick={() => void list.showMore()}>
            {intl.formatMessage(messages.more)}
          </Button>
        </Box>
      )}
    </>
  );
});
