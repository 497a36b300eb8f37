import { observer } from 'mobx-react-lite';
import { useStores } from '../../../shared/store-context';
import { Panel } from '../../../shared/ui/Panel';
import { LinkRow } from './LinkRow';

/** The links of this device, one row each. */
const MadeHere = observer(function MadeHere({ onGone }: { readonly onGone: () => void }) {
  const { deviceLinks } = useStores();
  return (
    <Panel component="ul" sx={{ p: { xs: 0, sm: 0 }, m: 0, listStyle: 'none', overflow: 'hidden' }}>
      {deviceLinks.links.map((link) => (
        <LinkRow key={link.slug} link={link} onGone={onGone} />
      ))}
    </Panel>
  );
});

export default MadeHere;
