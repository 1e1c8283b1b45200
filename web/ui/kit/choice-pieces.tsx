import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { CoinCount } from '../coin-count.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { KeyCap } from '../key-cap.tsx';
import { Segmented } from '../segmented.tsx';
import { SpendButton } from '../spend-button.tsx';
import { Switch } from '../switch.tsx';
import { Tabs } from '../tabs.tsx';
import { ToolGrid } from '../tool-grid.tsx';
import { Piece } from './piece.tsx';

const row = 'flex flex-wrap items-center gap-2';

export function ChoicePieces() {
  const [busy, setBusy] = useState(false);
  const [coins, setCoins] = useState(1_240);
  return (
    <>
      <Piece name="Buttons">
        <div className={row}>
          <SpendButton
            label="Generate"
            coins={15}
            busy={busy}
            busyLabel="Generating..."
            onClick={() => setBusy(true)}
          />
          <SpendButton label="Upscale" coins={5} size="md" disabledReason="Add an image first" />
        </div>
        <div className={row}>
          <Button variant="main">Download</Button>
          <Button>Edit</Button>
          <Button variant="line">Upgrade</Button>
          <Button variant="quiet">Maybe Later</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="danger-fill">
            <Icon of={Trash2} size="sm" />
            Delete
          </Button>
          <Button disabled disabledReason="This picture is already as large as it can be">
            Upscale
          </Button>
          <Button busy busyLabel="Processing...">
            Get Started
          </Button>
          <IconButton icon={Download} label="Download" />
        </div>
      </Piece>
      <Piece name="Coins">
        <div className={row}>
          <CoinCount coins={coins} size="lg" />
          <CoinCount coins={coins} />
          <CoinCount coins={45} />
          <Button size="sm" onClick={() => setCoins(coins - 15)}>
            Spend 15
          </Button>
          <Avatar picture={null} />
          <Avatar picture="/nothing.webp" size="lg" />
        </div>
      </Piece>
      <Choices />
    </>
  );
}

function Choices() {
  const [factor, setFactor] = useState('4x');
  const [tool, setTool] = useState('Thumbnails');
  const [tab, setTab] = useState('a');
  return (
    <>
      <Piece name="Segmented, switch, check, badges">
        <div className={row}>
          <Segmented
            label="Factor"
            value={factor}
            onChange={setFactor}
            options={['2x', '4x', '8x'].map((value) => ({ value, label: value }))}
          />
          <Switch label="Timestamp" defaultChecked />
          <Switch label="Off" />
        </div>
        <div className={row}>
          <Checkbox label="Ticked" defaultChecked />
          <Checkbox label="Not" />
          <Badge>Default</Badge>
          <Badge tone="brand">recommended</Badge>
          <Badge tone="ok">-15%</Badge>
          <Badge tone="warn">Expires soon</Badge>
          <KeyCap>/</KeyCap>
        </div>
        <Checkbox
          label="I accept"
          error="Please accept our Terms of Service and Privacy Policy to continue"
        />
      </Piece>
      <Piece name="Tool grid">
        <ToolGrid
          label="Tool"
          value={tool}
          onChange={setTool}
          cells={[
            { value: 'Thumbnails', name: 'Thumbnails', coins: 15 },
            { value: 'V2', name: 'Thumbnails V2', coins: 50, note: 'PRO' },
            { value: 'Pro', name: 'Genesys Pro', coins: 10 },
            { value: '1', name: 'Genesys 1.0', coins: 1 },
            { value: 'Up', name: 'Upscaler', coins: 5 },
            { value: 'x', name: 'One more', coins: 5 },
          ]}
        />
        <Tabs
          label="Surfaces"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'a', label: 'Home', content: 'First' },
            { value: 'b', label: 'Search', content: 'Second' },
          ]}
        />
      </Piece>
    </>
  );
}
