import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { contactMessages } from '../content.messages';
import { Contact } from './Contact';

const HEADING = 'contact';

/** The end of a long text: how to reach those who are responsible for it. */
export const ContactSection = observer(function ContactSection() {
  const intl = useIntl();
  return (
    <Box component="section" aria-labelledby={HEADING}>
      <Text id={HEADING} component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {intl.formatMessage(contactMessages.title)}
      </Text>
      <Contact />
    </Box>
  );
});
