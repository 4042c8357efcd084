import { expect, test } from 'vitest';
import { addressKey } from './address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:c000:0207', '192.0.2.7'],
])('an IPv4 address is one, even written as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('P2.6 all addresses of an IPv6 network of 64 bits count as one, and neighbouring networks do not', () => {
  const same = ['2001:db8:0:7::1', '2001:0DB8::7:0:0:0:2', '2001:db8:0:7:ffff:ffff:ffff:ffff'];
  expect(new Set(same.map(addressKey))).toEqual(new Set(['2001:db8:0:7::/64']));
  expect(addressKey('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
});

test('short addresses, and those with a zone, are read too', () => {
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('::')).toBe('0:0:0:0::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressKey('1:2:3:4:5:6:7::')).toBe('1:2:3:4::/64');
});

test('what is no address stands for itself', () => {
  expect(addressKey('unix')).toBe('unix');
});
