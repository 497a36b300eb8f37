import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import {
  campaignMessages,
  noteMessages,
  pageMessages,
  placeMessages,
  visitMessages,
} from '../editor.messages';
import { expiryMessages } from '../expiry.messages';
import { healthMessages } from '../health.messages';
import { goToSection } from '../go-to-section';
import { actionMessages, historyMessages } from '../history.messages';
import { targetMessages } from '../targets.messages';

const SECTIONS: readonly (readonly [string, MessageDescriptor])[] = [
  ['place', placeMessages.title],
  ['campaign', campaignMessages.title],
  ['targets', targetMessages.title],
  ['expiry', expiryMessages.title],
  ['health', healthMessages.title],
  ['note', noteMessages.title],
  ['visit', visitMessages.title],
  ['preview', pageMessages.preview],
  ['tools', pageMessages.tools],
  ['domain', pageMessages.domain],
  ['qr', pageMessages.qr],
  ['explain', pageMessages.explain],
  ['history', historyMessages.title],
  ['actions', actionMessages.title],
];

/** Ways to the sections of a long page, where there is room for them. */
export const SectionLinks = observer(function SectionLinks() {
  const intl = useIntl();
  return (
    <Panel
      component="nav"
      aria-label={intl.formatMessage(pageMessages.sections)}
      sx={{ display: 'none', p: { xs: 1.5, sm: 1.5 }, '@media (min-width: 1100px)': { display: 'block' } }}
    >
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <Button
              color="inherit"
              size="small"
              onClick={() => goToSection(id)}
              sx={{ width: '100%', minHeight: 32, py: 0.25, justifyContent: 'flex-start', fontWeight: 500 }}
            >
              {intl.formatMessage(title)}
            </Button>
          </li>
        ))}
      </Stack>
    </Panel>
  );
});
