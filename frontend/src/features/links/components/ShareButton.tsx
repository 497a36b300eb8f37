import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { ShareIcon } from '../../../shared/ui/icons';
import { resultMessages } from '../links.messages';

const canShare = (): boolean => 'share' in navigator;

/** Hands the link to the device's own dialog, where there is one. */
export const ShareButton = observer(function ShareButton({ address }: { readonly address: string }) {
  const intl = useIntl();
  if (!canShare()) return null;
  const share = (): void => {
    // Closing the dialog counts as a failure too; neither needs a word.
    navigator.share({ url: address }).catch(() => undefined);
  };
  return (
    <Button variant="outlined" startIcon={<ShareIcon />} onClick={share}>
      {intl.formatMessage(resultMessages.share)}
    </Button>
  );
});
