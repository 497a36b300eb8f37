import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { copyText } from '../../../shared/clipboard';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { CopyIcon } from '../../../shared/ui/icons';
import { uiMessages } from '../../../shared/ui/ui.messages';
import { fetchMessages } from './fetches.messages';

/** Copies the short address in a form that no service has seen. */
export const CopyFreshAddress = observer(function CopyFreshAddress({
  address,
}: {
  readonly address: string;
}) {
  const intl = useIntl();
  const announce = useAnnounce();
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address);
    announce(intl.formatMessage(isCopied ? uiMessages.copied : uiMessages.copyFailed));
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<CopyIcon />}
      onClick={() => void copy()}
      sx={{ minHeight: 44 }}
    >
      {intl.formatMessage(fetchMessages.copy)}
    </Button>
  );
});
