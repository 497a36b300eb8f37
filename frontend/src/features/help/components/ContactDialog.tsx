import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Contact, contactMessages } from '../../content';
import { LeavingLinks } from './LeavingLinks';

const ContactDialog = observer(function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      title={intl.formatMessage(contactMessages.title)}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {intl.formatMessage(contactMessages.close)}
        </Button>
      }
    >
      <LeavingLinks onLeave={onClose}>
        <Contact />
      </LeavingLinks>
    </Dialog>
  );
});

export default ContactDialog;
