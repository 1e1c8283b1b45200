/** Tells the browser's other tabs that somebody signed in or out. */
type SessionMessage = 'signedIn' | 'signedOut';

const channelName = 'adventure-session';

/** A channel hears every other channel of its name, those of its own page included. */
const thisTab = Math.random();

export function tellTabs(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ message, from: thisTab });
  channel.close();
}

export function onTabMessage(listener: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data?.from === thisTab) return;
    if (data?.message === 'signedIn' || data?.message === 'signedOut') listener(data.message);
  };
  return () => channel.close();
}
