import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../shared/ui/buttons';
import { Dialog } from '../../../../shared/ui/Dialog';
import { Stack } from '../../../../shared/ui/layout';
import { bulkMessages } from '../bulk.messages';

interface BulkFormProps {
  readonly title: string;
  readonly canApply: boolean;
  readonly onApply: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks what is to be done with the selected links. */
export const BulkForm = observer(function BulkForm(props: BulkFormProps) {
  const { title, canApply, onApply, onClose, children } = props;
  const intl = useIntl();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={onApply}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(bulkMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={!canApply}>
            {intl.formatMessage(bulkMessages.apply)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2, pt: 0.5 }}>{children}</Stack>
    </Dialog>
  );
});
