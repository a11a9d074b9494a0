import type { DuelEntries } from './types.ts'

export const entries: DuelEntries = {
  cards: {
    bank: {
      text: 'Celui qui la porte en première ligne pioche une carte de plus au début du tour.',
      rulings: ['La carte supplémentaire est obligatoire.', 'Elle ne rapporte rien tant que son porteur attend derrière.'],
    },
    barrel: {
      text: 'Quand on tire sur son porteur, vous pouvez retourner la première carte de votre pioche : un tonneau esquive le tir.',
      rulings: [
        'Un essai par tir, quelle qu’en soit l’origine.',
        'En cas d’échec, toute autre esquive reste permise.',
        'Elle protège aussi un porteur visé en seconde ligne.',
      ],
    },
    beer: {
      text: 'Chacun de vos personnages en jeu regagne un point de vie.',
      rulings: [
        'Seulement pendant votre tour : elle ne sauve personne au dernier moment.',
        'Un personnage seul regagne un point, pas deux.',
      ],
    },
    carbine: {
      text: 'Un tir. S’il est esquivé, vous pouvez défausser une carte posée sur l’un des deux personnages actifs.',
      rulings: ['Vous choisissez la carte, y compris chez vous.', 'Cela passe avant tout tir en retour.'],
    },
    'pocket-watch': {
      text: 'Tant que son porteur est en première ligne, piochez une carte chaque fois que les deux personnages adverses changent de place.',
      rulings: ['Peu importe qui les a fait changer.', 'Rien quand il ne reste qu’un survivant.'],
    },
    colt: { text: 'Un tir.', rulings: ['Comme toutes les cartes rouges, il compte comme un BANG ! : normalement un par tour.'] },
    derringer: {
      text: 'Un tir si faible que n’importe quelle carte de la main l’esquive.',
      rulings: [
        'Ce n’est pas une carte BANG !',
        'Une Riposte jouée contre lui tire quand même en retour.',
        'Utilisé comme un Colt, c’en est un : seules les vraies esquives servent.',
      ],
    },
    duel: {
      text: 'En commençant par l’adversaire, chacun défausse à son tour une carte de tir ; le premier qui n’en défausse pas perd un point de vie.',
      rulings: [
        'Cartes de tir rouges ou brunes ; leur texte est ignoré.',
        'Personne n’est obligé de défausser, et aucune esquive n’aide.',
        'Les cartes données ne comptent pas comme BANG !',
      ],
    },
    dynamite: {
      text: 'À poser sur votre personnage de soutien. Au début du tour de son propriétaire, retournez une carte : sur une dynamite, le porteur perd 3 points de vie, sinon elle passe au soutien adverse.',
      rulings: [
        'Elle ne dort jamais.',
        'Elle passe avant le Serpent à sonnette et la Charge de bisons.',
        'Personne n’est responsable de l’explosion.',
      ],
    },
    fanning: {
      text: 'Autant de tirs sur la cible qu’elle porte de cartes.',
      rulings: ['Le nombre est fixé quand vous la jouez ; zéro est possible et utilise votre BANG !', 'Chaque tir s’esquive à part.'],
    },
    gatling: {
      text: 'Un tir sur tout le monde, sauf votre personnage actif.',
      rulings: [
        'Votre soutien est touché aussi.',
        'Tirs en retour, pioches et éliminations attendent que tous aient répondu.',
        'Ce n’est pas une carte BANG !',
      ],
    },
    'general-store': {
      text: 'Étalez deux cartes de chaque pioche, ou quatre de la pioche commune ; chacun en prend une à son tour, vous d’abord.',
      rulings: ['Il y en a toujours quatre, quel que soit le nombre de personnages.', 'Tout le monde voit ce qui est pris.'],
    },
    gunbelt: {
      text: 'Tant que son porteur est en première ligne, vous jouez autant de cartes BANG ! que vous voulez.',
      rulings: ['Celles jouées entre-temps ne comptent pas du tout.'],
    },
    stetson: {
      text: 'Défaussez-le du jeu pour esquiver un tir sur son porteur.',
      rulings: ['Il ne sert à rien depuis la main.', 'Un porteur visé en seconde ligne peut s’en servir.'],
    },
    indians: {
      text: 'Pour chacun sauf votre personnage actif : son joueur défausse une carte de tir, ou il perd un point de vie.',
      rulings: ['Ce n’est pas un tir : aucune esquive n’aide.', 'Votre soutien est concerné lui aussi.'],
    },
    knife: { text: 'Un tir qui n’est pas une carte BANG !', rulings: ['On peut le lancer en plus d’un BANG !'] },
    missed: {
      text: 'Esquive un tir sur l’un de vos personnages.',
      rulings: ['Pas pendant votre tour, sauf si le personnage de devant permet de l’utiliser comme un Colt.'],
    },
    peacemaker: {
      text: 'Un tir. S’il est esquivé, l’adversaire défausse une carte de sa main, à son choix.',
      rulings: ['La carte qui a esquivé est déjà partie ; une main vide ne perd rien.'],
    },
    rattlesnake: {
      text: 'Au début du tour de son propriétaire, retournez une carte : sur un serpent, le porteur perd un point de vie.',
      rulings: ['Il ne dort jamais et reste où il est.', 'Personne n’est responsable de la morsure.'],
    },
    remington: { text: 'Un tir. S’il est esquivé, vous pouvez piocher une carte.', rulings: ['Avec Wyatt Ear devant, cela fait deux.'] },
    riposte: {
      text: 'Esquive un tir ; s’il est vraiment évité, on tire en retour sur le personnage actif adverse.',
      rulings: ['L’effet de la carte esquivée passe d’abord.', 'Ce n’est pas une carte de tir : inutile en Duel ou contre les Indiens !'],
    },
    schoolmarm: {
      text: 'Prenez en main une carte en jeu, mais pas sur le soutien adverse.',
      rulings: ['Vos propres personnages peuvent aussi en perdre une.', 'Jamais dans une main.'],
    },
    schofield: {
      text: 'Un tir. S’il est esquivé, votre personnage actif regagne un point de vie.',
      rulings: ['Avant tout tir en retour.', 'Jamais au-dessus du maximum.'],
    },
    scope: {
      text: 'Tant que son porteur est devant, vos cartes de tir peuvent viser le soutien adverse.',
      rulings: ['Seulement les cartes de tir : ni Braquage, ni Duel, ni équipement.'],
    },
    shotgun: {
      text: 'Un tir. S’il est esquivé, choisissez un camp : ses deux personnages changent de place.',
      rulings: ['C’est obligatoire si un camp en a deux.', 'Ce n’est pas votre déplacement du tour.'],
    },
    stampede: {
      text: 'Au début du tour de son propriétaire, les deux personnages de ce camp changent de place.',
      rulings: ['Elle ne dort jamais.', 'Elle passe après la Dynamite et le Serpent à sonnette, avant la pioche.'],
    },
    steal: {
      text: 'Prenez sans la voir une carte de la main adverse, ou défaussez une carte en jeu, mais pas sur le soutien adverse.',
      rulings: ['Vous voyez les dos et pouvez choisir d’après eux.', 'La carte prise peut être jouée aussitôt.'],
    },
    'strong-liquor': {
      text: 'Un personnage, mais pas le soutien adverse, a désormais exactement 3 points de vie.',
      rulings: ['Descendre compte comme perdre ces points, un à un.', 'Buffalo Bell ne peut pas les prendre.'],
    },
    stagecoach: {
      text: 'Piochez 3 cartes, gardez-en 2 et défaussez la troisième.',
      rulings: ['La carte défaussée doit être l’une des trois.'],
    },
    canteen: {
      text: 'Les deux personnages d’un camp, le vôtre ou l’autre, changent de place.',
      rulings: ['Pas dans un camp qui n’en a qu’un.', 'Ce n’est pas votre déplacement du tour.'],
    },
    winchester: { text: 'Un tir qui peut aussi viser le soutien adverse.', rulings: ['Elle n’a pas besoin de Lunette.'] },
  },
  characters: {
    'alan-pinkertoon': {
      text: 'Pour chaque point de vie qu’il perd, sauf le dernier, on tire sur le personnage actif adverse.',
      rulings: ['La Dynamite, le Serpent à sonnette et vos propres cartes comptent aussi.', 'Même quand il est touché en seconde ligne.'],
    },
    'annie-oakey': {
      text: 'Ses cartes de tir esquivent, et ses Manqué ! sont des Colts.',
      rulings: [
        'Un Manqué ! ainsi tiré compte comme un BANG !',
        'En Duel ou contre les Indiens !, un Manqué ! est pour elle une carte de tir.',
      ],
    },
    'bart-masterson': {
      text: 'Qui retourne une carte en retourne deux, et vous dites laquelle compte.',
      rulings: ['Il ne dort jamais.', 'La carte que montre Pat Garret n’est pas concernée.'],
    },
    'bill-tightman': {
      text: 'Vous pouvez piocher 2 cartes chaque fois qu’un personnage tombe, dans un camp ou dans l’autre.',
      rulings: ['Pas pour lui-même.'],
    },
    'buffalo-bell': {
      text: 'Il peut perdre des points de vie à la place de votre autre personnage, mais jamais son dernier.',
      rulings: ['Il ne dort jamais.', 'Point par point, quelle qu’en soit la cause.', 'Il ne peut pas esquiver pour l’autre.'],
    },
    'dalon-ranger': {
      text: 'Pour chaque point de vie que l’adversaire lui fait perdre, sauf le dernier, vous pouvez piocher une carte.',
      rulings: ['Ni pour la Dynamite, ni pour le Serpent à sonnette, ni pour vos propres cartes.'],
    },
    jango: {
      text: 'Vous pouvez piocher une carte chaque fois que les deux personnages adverses changent de place.',
      rulings: ['Cela s’ajoute à une Montre à gousset.', 'Rien quand il ne reste qu’un survivant.'],
    },
    'pat-garret': {
      text: 'Montrez la deuxième carte piochée au début de votre tour : sur un fer à cheval, vous pouvez en piocher une chez l’adversaire.',
      rulings: ['Vous gardez la carte montrée.', 'Dans la pioche commune si l’adversaire n’en a pas d’autre.'],
    },
    'tex-killer': {
      text: 'Esquiver l’une de vos cartes BANG ! coûte à l’adversaire une carte de plus de sa main.',
      rulings: [
        'L’esquive est perdue même si la carte n’est pas payée.',
        'Seulement les cartes rouges : ni Poignard, ni Gatling, ni tir en retour.',
      ],
    },
    'the-stranger': { text: 'Une carte BANG ! de plus à chaque tour.', rulings: ['Il ne dort jamais.'] },
    'wild-bill': {
      text: 'Quand l’adversaire prend ou défausse une carte de votre main ou posée sur Wild Bill, on tire sur le personnage actif adverse.',
      rulings: ['Un tir par carte.', 'Pas pour une carte que vous défaussez vous-même.'],
    },
    'wyatt-ear': {
      text: 'Vous pouvez piocher une carte chaque fois que l’adversaire esquive l’un de vos tirs.',
      rulings: ['Tous les tirs, d’où qu’ils viennent.', 'Avec la Gatling et la Rafale, vous piochez une fois la carte terminée.'],
    },
    'babe-leroy': {
      text: 'Une fois par tour, la main vide, vous pouvez piocher 2 cartes.',
      rulings: ['Il doit être devant à ce moment-là.'],
    },
    'bull-anderson': {
      text: 'Quand un personnage tombe, prenez 2 cartes : parmi celles qu’il portait, ou sans les voir dans la main de son joueur.',
      rulings: [
        'C’est obligatoire, tant qu’il y a des cartes.',
        'Avant que son joueur pioche.',
        'De vos propres personnages, seulement ce qu’ils portaient.',
      ],
    },
    'cattle-katie': {
      text: 'Une fois par tour, défaussez une carte qu’elle porte pour en piocher 2.',
      rulings: ['Pas une carte qui ne dort jamais.'],
    },
    'the-daltons': { text: 'Ils piochent 3 cartes au lieu de 2.', rulings: ['Quatre avec une Banque.'] },
    'jack-ransome': {
      text: 'Vos cartes peuvent être jouées sur n’importe quel personnage.',
      rulings: ['L’équipement sur lui-même, tirs et autres cartes sur le soutien adverse, la Dynamite sur n’importe qui.'],
    },
    'pearl-hat': {
      text: 'Une fois par tour, défaussez une carte pour faire ce que fait la carte brune au sommet de la défausse.',
      rulings: ['Compte la carte visible avant de payer.', 'Jamais un Manqué ! ni une Riposte.', 'Un tir copié n’est pas une carte BANG !'],
    },
    'sid-curry': {
      text: 'Quand on lui tire dessus, vous pouvez retourner la première carte de la pioche adverse : un tonneau esquive et tire en retour.',
      rulings: ['Le tir en retour vise le personnage actif adverse.', 'Une fois par tir, avant ou après une Planque.'],
    },
    'slim-poet': {
      text: 'Pour chaque point de vie que l’adversaire lui fait perdre, sauf le dernier, vous pouvez défausser sans la voir une carte de sa main.',
      rulings: ['Ni pour la Dynamite, ni pour le Serpent à sonnette, ni pour vos propres cartes.'],
    },
    'soundance-kid': {
      text: 'Une fois par tour, défaussez une carte pour en piocher une dans chaque pioche et garder l’une des deux.',
      rulings: ['Les deux viennent de la pioche commune s’il n’y en a pas d’autre.'],
    },
    'toco-ramirez': {
      text: 'Toute carte de votre main peut servir de Colt.',
      rulings: [
        'Elle compte comme un BANG ! et son texte est ignoré.',
        'En Duel ou contre les Indiens !, toute carte est pour lui une carte de tir.',
      ],
    },
    'tom-thorn': {
      text: 'Chaque fois qu’il passe devant à la place d’un autre, on tire sur le soutien adverse.',
      rulings: ['Sur l’adversaire s’il est seul.', 'Pas quand il arrive de la réserve.'],
    },
    'west-harding': { text: 'Autant de cartes BANG ! que vous voulez pendant votre tour.', rulings: ['Elles ne comptent pas.'] },
  },
}
