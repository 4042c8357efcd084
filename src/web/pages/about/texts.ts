/** What the page about the product says. */
export const TEXTS = {
  title: 'About Orrery',
  lead: 'A table for space board games in your browser: alone against bots, together on one screen, or with people elsewhere.',
  sections: [
    {
      head: 'What it is',
      text: [
        'Orrery plays board games by their full rules. It knows every legal move, so nobody has to look one up, and it never lets a wrong one through.',
        'On one screen everything runs in your browser: the rules, the bots and your matches. After the first visit it works without a network too.',
      ],
    },
    {
      head: 'Fair shuffles',
      text: [
        'All chance of a match comes from one secret number. Its fingerprint is shown when the match begins and the number itself when it ends, so anybody can check that nothing was changed in between.',
        'A record holds the whole match. Whoever opens it replays every move by the rules before a single one is shown.',
      ],
    },
    {
      head: 'What is original and what is reconstructed',
      text: [
        'The games, their names and their trademarks belong to their designers and publishers. Orrery is not made, licensed or endorsed by them. If you enjoy a game, buy it.',
        'No text and no picture of the games is used here. Rules, card texts and art were written and drawn anew.',
        'Where no published source gives a rule or a card, it was reconstructed. Such places are marked on the rules pages, and must not be taken for the publisher’s own.',
      ],
    },
    {
      head: 'No tracking',
      text: [
        'Nobody counts what you do, and there are no addresses outside of the one you opened. What you play on this screen stays in this browser, and so do your statistics; deleting the data of this page deletes it all.',
        'Tables online are kept by the server they are played on. It knows you by one cookie, and by a name and password only if you want an account.',
      ],
    },
    {
      head: 'Licences',
      text: [
        'Orrery is free software under the MIT licence. The typefaces Marcellus and Figtree are under the SIL Open Font License. React, wouter, zustand, comlink and idb are free software under licences of the same kind.',
      ],
    },
  ],
  rulesOf: (game: string) => `Rules of ${game}, with every mark`,
} as const;
