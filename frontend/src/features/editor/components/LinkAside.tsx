import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { analyticsPath, OwnLink, pathOnDomain, trackingPath } from '../../links';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { CampaignIcon, ChartIcon, DevicesIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { ShortAddress } from '../../../shared/ui/ShortAddress';
import type { LinkDetails } from '../editor.api';
import { editorPageMessages } from '../editor.messages';
import { goToSection } from '../go-to-section';
import { linkActionMessages } from '../history.messages';
import { type Leading, LeadsTo } from './LeadsTo';

interface LinkAsideProps {
  readonly link: LinkDetails;
  readonly leading: Leading;
}

/** Which link it is, at a glance, and the ways to what it brought. */
export const LinkAside = observer(function LinkAside({ link, leading }: LinkAsideProps) {
  const intl = useIntl();
  const { shortUrl, encodeId, domain } = link;
  return (
    <Panel>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <OwnLink
            link={link}
            sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere', py: 0.75 }}
          >
            <ShortAddress address={shortUrl} />
          </OwnLink>
          <CopyButton address={shortUrl} isIcon />
        </Stack>
        <LeadsTo link={link} leading={leading} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <ButtonLink
            to={pathOnDomain(analyticsPath(encodeId), domain)}
            variant="outlined"
            startIcon={<ChartIcon />}
          >
            {intl.formatMessage(linkActionMessages.analytics)}
          </ButtonLink>
          <ButtonLink to={trackingPath(encodeId, domain)} variant="outlined" startIcon={<CampaignIcon />}>
            {intl.formatMessage(linkActionMessages.tracking)}
          </ButtonLink>
          <Button variant="outlined" startIcon={<DevicesIcon />} onClick={() => goToSection('explain')}>
            {intl.formatMessage(editorPageMessages.explain)}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
});
