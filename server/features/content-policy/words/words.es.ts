import type { WordList } from './word-list.ts';

export const wordsEs: WordList = {
  refused: [
    // Pornography; "porn*" stands in the English list
    '{follando|follada|folladas|follar|follarse|pajeandose|pajearse|cachondas}',
    '{haciendo|dando|hace|da} una {mamada|felacion|paja}',
    '{masturbandose|masturbarse|masturbando|masturbacion}',
    '{chupando|chupar|mamando} {polla|pollas|verga|pija|la polla|la verga|la pija|tetas}',
    '{polla|verga|pija|pene} {dura|duro|grande|erecta|erecto|enorme|gorda}',
    '{sexo|escena de sexo|escenas de sexo} {explicito|explicita|explicitas|oral|anal|grupal|salvaje}',
    '{escena|escenas|posiciones|video|cinta} de sexo',
    '{teniendo|tener|tienen} {sexo|relaciones sexuales} {en|con|explicito}',
    '{pareja|parejas|mujer|hombre|gente|personas} {teniendo sexo|follando|cogiendo en la cama}',
    '{mujer|mujeres|chica|chicas|modelo|modelos|actriz|actrices|famosa|famosas|profesora|senora} {desnuda|desnudas|en pelotas|sin ropa|totalmente desnuda|completamente desnuda}',
    '{hombre|hombres|chico|chicos|pareja|actor} {desnudo|desnudos|desnuda|sin ropa|totalmente desnudo|completamente desnudo}',
    '{totalmente|completamente} {desnuda|desnudas|desnudo|desnudos}',
    '{tetas|senos|pechos} {al aire|desnudos|desnudas|grandes|enormes|fuera|expuestos}',
    '{ensenando|mostrando} {las tetas|los senos|los pechos|el cono|los pezones|los genitales}',
    'corrida en la {cara|boca}',
    'cono {mojado|abierto}',
    '{violacion|violando a una} {explicita|mujer|chica|nina}',
    'escena de violacion',
    // Of minors
    '{nino|ninos|nina|ninas|ninita|ninitas|adolescente|adolescentes|colegiala|colegialas|bebe} {desnudo|desnudos|desnuda|desnudas|sin ropa|en pelotas}',
    'pornografia infantil',
    'sexo con {nino|ninos|nina|ninas|menor|menores|adolescente|adolescentes|colegiala|colegialas}',
    // Slurs
    '{sudaca|sudacas|maricon|maricones|mariconazo|travelo|travelos|bollera|bolleras}',
    '{retrasado mental|retrasada mental|retrasados mentales|mongolico|mongolicos|mongolica}',
    '{negro|negros|negra|negras|judio|judios|moro|moros|indio|indios|gitano|gitanos|inmigrantes|chino|chinos} {de mierda|asqueroso|asquerosos|asquerosa|inmundo|inmundos|apestoso|apestosos}',
    '{putos|malditos|sucios} {negros|judios|moros|gitanos|inmigrantes|gays|indios|sudacas}',
    'hitler {tenia razon|no hizo nada malo}',
    'holocausto {nunca existio|nunca ocurrio|es mentira|fue mentira|es una farsa|fue una farsa}',
    'poder blanco',
    // Gore
    '{tripas|intestinos|visceras} {fuera|afuera|colgando|esparcidas|esparcidos|saliendo|expuestas|expuestos}',
    'sesos {esparcidos|desparramados|volando|en la pared}',
    '{cuerpo|cuerpos|cadaver|cadaveres|nino|ninos|mujer|mujeres|hombre|persona|personas} {descuartizado|descuartizada|descuartizados|mutilado|mutilada|mutilados|mutiladas|decapitado|decapitada|decapitados|decapitadas|desmembrado|desmembrada|desmembrados|destripado|destripada}',
    'gore {real|extremo|explicito|realista}',
    'video de {decapitacion|ejecucion|tortura}',
    'ojos arrancados',
    // Self-harm
    '{suicidate|matate|ahorcate|cortate las venas}',
    '{metodo|metodos|tutorial|paso a paso|instrucciones|guia} {de suicidio|para suicidarse|para suicidarme|para matarse|para el suicidio}',
    'suicidio {sin dolor|indoloro|facil|paso a paso}',
  ],
  sexual: [
    '{sexo|sexual|sexuales|sensual|sensuales|desnudo|desnudos|desnuda|desnudas|erotico|erotica|eroticos|eroticas}',
    '{lenceria|semidesnuda|semidesnudas|provocativa|provocativas|en pelotas|sin ropa|violada|violado|follarse a}',
  ],
  minors: [
    '{nino|ninos|nina|ninas|ninita|ninitas|adolescente|adolescentes|bebe|bebes|infantil|infantiles|colegiala|colegialas}',
    '{menor|menores} de edad',
    '{de|con|tiene|tienen|unos} {1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17} {ano|anos|anitos}',
    '{doce|trece|catorce|quince|dieciseis|diecisiete|once|diez|nueve|ocho} {anos|anitos}',
  ],
  violence: [
    '{matar|maten|mata|exterminar|exterminen|linchar|fusilar|ahorcar|eliminar|quemar} a {todos|todas|los|las|todos los|todas las}',
    '{muerte a los|muerte a las|muerte a todos los}',
  ],
  peoples: [
    '{judios|musulmanes|negros|inmigrantes|gitanos|moros|indigenas|homosexuales|lesbianas|cristianos|refugiados}',
    '{mujeres|sudamericanos|arabes|africanos|mexicanos|venezolanos|transexuales|discapacitados}',
  ],
  mutilation: [
    '{decapita|degolla|descuartiza|mutila|desmembra|destripa}*',
    '{cabeza|cabezas} {cortada|cortadas|cercenada|cercenadas|arrancada}',
    'torturado hasta la muerte',
  ],
  graphic: [
    '{explicito|explicita|explicitos|explicitas|realista|hiperrealista|hiper realista|sin censura|en detalle|con detalle|primer plano|todo detalle}',
  ],
  asking: [
    '{como|maneras de|manera de|formas de|forma de|modos de|metodo para|metodos para|paso a paso|consejos para|sin dolor|instrucciones para|guia para}',
  ],
  selfHarm: [
    '{suicidarme|suicidarse|suicidarte|matarme|matarse|matarte|ahorcarme|ahorcarse|ahorcarte|cometer suicidio}',
    '{cortarme|cortarse|cortarte} {las venas|las munecas}',
    '{quitarme|quitarse|quitarte} la vida',
    '{autolesionarme|autolesionarse|autolesionarte|hacerme dano a proposito}',
    'morir sin dolor',
  ],
  praise: ['{glorificar|glorificando|glorifica|alabar|alabando|enaltecer|exaltar|exaltando|viva el|viva la}'],
  atrocities: [
    '{holocausto|genocidio|masacre|masacres|terrorismo|ataque terrorista|estado islamico|nazismo|nazis|limpieza etnica}',
    '{tiroteo escolar|tirador escolar}',
  ],
  allowed: [
    '{dejar|deje|sin|contra|abandonar|vencer|venci} {de ver |la |el |}{pornografia|porno}',
    '{adiccion a la|adicto a la} pornografia',
    '{adiccion al|adicto al} porno',
    'sexo {del bebe|de mi bebe|del nino|de la bebe|de nuestro bebe}',
    '{educacion|orientacion|salud|identidad} sexual',
    '{abuso|explotacion|violencia|acoso|depredador} sexual',
    '{abusos|delitos} sexuales',
    'mismo sexo',
    'verdad desnuda',
    '{no|sin|nunca|evitar} {suicidarse|matarse|matarme|suicidarme|matarte}',
    '{matarse|matarme|matarte} {de risa|de la risa|trabajando|entrenando|estudiando|en el gym|en el gimnasio|a trabajar}',
    '{dejar de|evitar|sin|no} {autolesionarme|autolesionarse|autolesionarte}',
    '{matate|mata te} {de risa|de la risa}',
  ],
};
