import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { withTexts } from '../../../i18n/with-texts';
import { Button } from '../../../shared/ui/buttons';
import { ShareIcon } from '../../../shared/ui/icons';
import { createdLinkMessages } from '../links.messages';

const loadMenu = () => withTexts(() => import('./ShareMenu'), 'list');
const ShareMenu = lazy(loadMenu);
const preload = (): void => void loadMenu().catch(() => undefined);

/** Sends a link to other people, by LINE or by what the device offers. */
export const ShareButton = observer(function ShareButton({ address }: { readonly address: string }) {
  const intl = useIntl();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ShareIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {intl.formatMessage(createdLinkMessages.share)}
      </Button>
      <Suspense fallback={null}>
        {anchor !== null && (
          <ShareMenu id={menuId} address={address} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
});
