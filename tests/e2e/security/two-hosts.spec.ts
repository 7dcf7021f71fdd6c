import './headers.ts';
import './hosts.ts';
import './slow.ts';
import { openTwoHosts } from './two-hosts.ts';

/** One shop of two hosts for all that ask it without a browser: starting one takes a second and a half of a processor. */
openTwoHosts();
