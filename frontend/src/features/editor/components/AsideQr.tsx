import { observer } from 'mobx-react-lite';
import { Panel } from '../../../shared/ui/Panel';
import { useHasColumns } from '../../../shared/use-is-wide';
import { QrPanel } from '../../qr';
import type { LinkDetails } from '../editor.api';

/** The QR code of the link, where there is room for it beside the form. */
export const AsideQr = observer(function AsideQr({ link }: { readonly link: LinkDetails }) {
  if (!useHasColumns()) return null;
  return (
    <Panel>
      <QrPanel link={link} />
    </Panel>
  );
});
