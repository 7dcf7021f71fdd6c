import type { Example } from '../example.ts';
import { bengaluru, kochi, shirt } from '../goods.ts';
import { kerala } from '../stores.ts';

const express = { code: 'express', label: 'Express', price: 9900 };
const economy = { code: 'economy', label: 'Economy', zones: [{ states: ['KL'], price: 4000 }] };
const pickUp = { code: 'pick-up', label: 'Pick-up', pickUp: true as const };

/** Which method is taken, and what is open without a place. */
export const choiceOfMethod = [
  // In Kerala economy is 40.00, express 99.00. 4000 / 42 = 95.24, so 95, net 3810.
  {
    name: 'no method named: the cheapest that serves the place',
    store: { ...kerala, methods: [express, economy] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Economy', amount: 4000 },
        { kind: 'tax', label: 'CGST', amount: 2595, included: true },
        { kind: 'tax', label: 'SGST', amount: 2595, included: true },
      ],
      total: 109000,
      delivery: [{ rate: 5, base: 3810, tax: { CGST: 95, SGST: 95 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // Economy does not leave Kerala: express, 9900 / 42 = 235.71, so 236, doubled 472, net 9428.
  {
    name: 'no method named: the cheapest does not serve the place',
    store: { ...kerala, methods: [express, economy] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: bengaluru,
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Express', amount: 9900 },
        { kind: 'tax', label: 'IGST', amount: 5472, included: true },
      ],
      total: 114900,
      delivery: [{ rate: 5, base: 9428, tax: { IGST: 472 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { IGST: 5000 } }]],
    },
  },
  // Nobody is sent to the shop unasked: economy, though pick-up costs nothing.
  {
    name: 'no method named: pick-up is not chosen',
    assumes: ['Q17'],
    store: { ...kerala, methods: [pickUp, economy] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Economy', amount: 4000 },
        { kind: 'tax', label: 'CGST', amount: 2595, included: true },
        { kind: 'tax', label: 'SGST', amount: 2595, included: true },
      ],
      total: 109000,
      delivery: [{ rate: 5, base: 3810, tax: { CGST: 95, SGST: 95 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // The goods are handed over in Kerala, so the halves are CGST and SGST, though the customer lives in Karnataka.
  {
    name: 'pick-up by a customer of another state',
    assumes: ['Q18'],
    store: { ...kerala, methods: [pickUp, express] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: bengaluru,
    method: 'pick-up',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Pick-up', amount: 0 },
        { kind: 'tax', label: 'CGST', amount: 2500, included: true },
        { kind: 'tax', label: 'SGST', amount: 2500, included: true },
      ],
      total: 105000,
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // The folder has no such method any more. The new quote takes the cheapest, and the other total is no second reason.
  {
    name: 'the method is gone between cart and order',
    assumes: ['Q24'],
    store: { ...kerala, methods: [express, economy] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: kochi,
    method: 'drone',
    payment: 'online',
    order: { expectedTotal: 130000 },
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Economy', amount: 4000 },
        { kind: 'tax', label: 'CGST', amount: 2595, included: true },
        { kind: 'tax', label: 'SGST', amount: 2595, included: true },
      ],
      total: 109000,
      refusals: ['method-gone'],
      delivery: [{ rate: 5, base: 3810, tax: { CGST: 95, SGST: 95 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { CGST: 2500, SGST: 2500 } }]],
    },
  },
  // Economy does not serve Karnataka, express does.
  {
    name: 'the named method does not serve the place',
    store: { ...kerala, methods: [express, economy] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: bengaluru,
    method: 'economy',
    payment: 'online',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [
        { kind: 'shipping', label: 'Express', amount: 9900 },
        { kind: 'tax', label: 'IGST', amount: 5472, included: true },
      ],
      total: 114900,
      refusals: ['method-gone'],
      delivery: [{ rate: 5, base: 9428, tax: { IGST: 472 } }],
      lines: [[{ off: [], taxClass: 'clothes', rate: 5, base: 100000, tax: { IGST: 5000 } }]],
    },
  },
  // Delivery and tax depend on the place. The discount does not: 1,050.00 - 50.00.
  {
    name: 'a quote without a place',
    assumes: ['Q20'],
    store: { ...kerala, methods: [express, economy], discounts: [{ label: 'FIFTY', code: 'FIFTY', amount: 5000 }] },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    code: 'FIFTY',
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [{ kind: 'discount', label: 'FIFTY', amount: -5000 }],
      total: 100000,
      open: ['shipping', 'tax'],
      lines: [[{ off: [5000] }]],
    },
  },
  // A postal code and no state says what the zone by prefix costs, but not which halves the tax has.
  {
    name: 'a quote with a postal code alone',
    assumes: ['Q20'],
    store: {
      ...kerala,
      methods: [{ code: 'standard', label: 'Standard', zones: [{ prefixes: ['682'], price: 3000 }] }],
    },
    cart: [{ ...shirt, price: 105000, quantity: 1 }],
    place: { country: 'IN', postalCode: '682001' },
    clock: '2026-06-01T06:30:00Z',
    expected: {
      subtotal: 105000,
      parts: [{ kind: 'shipping', label: 'Standard', amount: 3000 }],
      total: 108000,
      open: ['tax'],
      lines: [[{ off: [] }]],
    },
  },
] satisfies Example[];
