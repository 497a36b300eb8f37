import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { readableAddress } from '../../../shared/format';
import { randomId } from '../../../shared/random-id';
import { Request } from '../../../shared/request';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import type { ListedLink } from '../links.api';
import { moveProblems } from '../move-problem.messages';
import { moveMessages, returnMessages } from '../move.messages';

export interface ReturnDialogProps {
  readonly link: Pick<ListedLink, 'encodeId' | 'domain' | 'shortUrl' | 'transferredFrom'>;
  readonly onClose: () => void;
  readonly onReturned: () => void;
}

/** Asks before a link goes back to the group that it came from, where the reader may not see it. */
const ReturnDialog = observer(function ReturnDialog({ link, onClose, onReturned }: ReturnDialogProps) {
  const intl = useIntl();
  const { linksApi } = useStores();
  const [key] = useState(randomId);
  const [returning] = useState(() => new Request<true>());
  const address = readableAddress(link.shortUrl);
  const name = link.transferredFrom?.name;
  const giveBack = async (): Promise<void> => {
    const done = await returning.run(async () => {
      await linksApi.giveBack(link, key);
      return true;
    });
    if (done === true) onReturned();
  };
  return (
    <ConfirmDialog
      title={
        name === undefined
          ? intl.formatMessage(returnMessages.titleHome, { address })
          : intl.formatMessage(returnMessages.title, { address, name })
      }
      confirm={intl.formatMessage(returning.isPending ? returnMessages.returning : returnMessages.confirm)}
      cancel={intl.formatMessage(moveMessages.cancel)}
      isPending={returning.isPending}
      onConfirm={() => void giveBack()}
      onCancel={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Text>{intl.formatMessage(returnMessages.text)}</Text>
        {returning.error !== null && !returning.isPending && (
          <ProblemNote problem={returning.error} texts={moveProblems} />
        )}
      </Stack>
    </ConfirmDialog>
  );
});

export default ReturnDialog;
