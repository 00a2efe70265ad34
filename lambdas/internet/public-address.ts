import { BlockList, isIP } from 'node:net';

/** Of IPv6 only global unicast is public, without what carries an IPv4 address or a tunnel within. */
const blocked = new BlockList();
for (const range of [
  ...[
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
  ],
  ...[
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
  ],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address, bits] = range.split('/');
  blocked.addSubnet(address!, Number(bits), 'ipv4');
}
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address, bits] = range.split('/');
  blocked.addSubnet(address!, Number(bits), 'ipv6');
}
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Is it an address of the public internet: not of this machine, its network, its cloud's metadata, nor one that hides those? */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4');
    case 6:
      return unicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
    default:
      return false;
  }
}
