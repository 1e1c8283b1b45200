/** Tells the browser's other tabs that somebody signed in or out. */
type SessionMessage = 'signedIn' | 'signedOut';

const channelName = 'adventure-session';

export function tellTabs(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

export function onTabMessage(listener: (message: SessionMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === 'signedIn' || data === 'signedOut') listener(data);
  };
  return () => channel.close();
}
